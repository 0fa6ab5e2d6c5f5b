import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('strategic-workforce-planning-m4', [
  {
    id: 'q9',
    type: 'multiple-choice',
    section: 'redeployment-before-reduction',
    question:
      'In a sister division, the work of 22 meter technicians ends in May. They share six of ten installer skills. The installer division wants to advertise 18 jobs outside tomorrow. What should happen first?',
    options: [
      "Advertise tomorrow, and take the technicians' applications in the same open competition.",
      'Stop the ad for a fixed period: compare skills, offer trials, take advice on consultation.',
      'Skip the contest: place the 18 with the longest service, then advertise the jobs that remain open.',
      'Offer all 22 a voluntary exit in April, and retrain those who choose to stay for a fixed period.',
    ],
    correctAnswer:
      'Stop the ad for a fixed period: compare skills, offer trials, take advice on consultation.',
    points: 10,
    hint: 'Which order of steps keeps useful people without prejudging anyone?',
    explanation:
      'Redeployment comes before recruitment and reduction: a limited hold, a comparison of skills and a real trial protect people and save hiring cost. Open competition is the best distractor because it sounds neutral, but it gives at-risk employees no priority. Placing by service alone ignores fit, choice and consultation.',
  },
  {
    id: 'scenario-axes',
    type: 'multiple-choice',
    section: 'scenario-triggers',
    question:
      "You prepare scenarios for a hospital group's home-care unit. Which pair of uncertainties do you choose?",
    options: [
      'Payment by insurers for home infusion, and licenses for rural nurses across states.',
      'Demand growth of 3% or of 6%, and turnover of 12% or of 15% across the year.',
      'Approval of the plan by the board in May, and an HR partner for the unit alone.',
      'Acceptance of the new schedule by nurses, and training for supervisors at all sites.',
    ],
    correctAnswer:
      'Payment by insurers for home infusion, and licenses for rural nurses across states.',
    points: 10,
    hint: "Which pair makes different stories and lies outside anyone's control in the room?",
    explanation:
      "Payment and licensing would each change the work itself, and neither is in the unit's hands. The growth and turnover rates tempt because they're the numbers everyone knows. They draw one story higher or lower.",
  },
  {
    id: 'monday-test',
    type: 'multiple-choice',
    section: 'contingent-workforce',
    question:
      "You apply the Monday test to a logistics firm's contractors. Which finding needs an owner today?",
    options: [
      'Forty agency packers work beside employees on both lines in the holiday season and leave the site in January.',
      'A consultancy has invoiced 11% more than planned for a market study that ends in May.',
      'Two contractors, extended four times, are the only people who can restart the sorting software.',
      'A temporary receptionist covers a parental leave and has asked about permanent work.',
    ],
    correctAnswer:
      'Two contractors, extended four times, are the only people who can restart the sorting software.',
    points: 10,
    hint: 'Who would be missed on Monday, and for what?',
    explanation:
      "If the two left on Friday, the sorting couldn't be restarted on Monday: a critical role without an employee in it. The 40 packers tempt by their number, but they cover a peak, and the work is easy to hand over.",
  },
  {
    id: 'clearances',
    type: 'multiple-choice',
    section: 'location-and-mobility',
    question:
      'A manager wants to send an engineer abroad for six weeks: "It\'s a visit, the ticket is $900, I approve it myself." Immigration and tax have been cleared by name. What do you answer?',
    options: [
      '"Go ahead: two of five are cleared, and none of the others matters before month three."',
      '"Book a refundable fare. What is missing, I\'ll collect by name while she is on her way."',
      '"Send her as a visitor, for meetings only. Data access and care aren\'t needed for that."',
      '"No ticket yet. Social security, data access and care are still to be cleared by name."',
    ],
    correctAnswer:
      '"No ticket yet. Social security, data access and care are still to be cleared by name."',
    points: 10,
    hint: 'Count what has been cleared by name, and what has not.',
    explanation:
      'The rule is that no ticket is booked before all five are cleared by name, and short trips raise the same questions. The refundable fare tempts as a compromise, but the clearances may change the dates, the form or the person, and the promise is then already made.',
  },
  {
    id: 'q8',
    type: 'multiple-select',
    section: 'scenario-triggers',
    question:
      'A plan says, "If demand is strong, we will review staffing." You want a real trigger. Which additions does it need? Select all that apply.',
    options: [
      'An indicator with a threshold and a period, such as 1,900 signed orders for two months running',
      'A statement that all executives agree which scenario is the most likely one',
      'A named owner and the number of working days that person has to act',
      'A paragraph on how the market has behaved over the past five years',
      'An action whose money or authority has already been approved',
    ],
    correctAnswer: [
      'An indicator with a threshold and a period, such as 1,900 signed orders for two months running',
      'A named owner and the number of working days that person has to act',
      'An action whose money or authority has already been approved',
    ],
    points: 10,
    hint: 'Imagine the day it happens. What would stop someone from acting before lunch?',
    explanation:
      "Indicator, threshold, period, owner and authorized action let someone act without a new debate. Agreement on the likeliest scenario is the best distractor. It sounds like alignment, but triggers exist because you don't need to agree about the future in advance.",
  },
  {
    id: 'no-regret',
    type: 'multiple-select',
    section: 'scenario-triggers',
    question:
      'A theme park plans for three futures: a new rail link, no rail link, or a rival park nearby. Which actions can begin now? Select all that apply.',
    options: [
      'Train ride technicians in a second ride type, useful in all three futures',
      'Sign 60 permanent contracts for the rail-link season',
      'Take an option on 12 seasonal rooms, canceled free of charge until March',
      'Release the evening crew that only the rival scenario would end',
      'Correct the skills record, which every scenario draws on',
      'Announce the new site for the rail-link entrance',
    ],
    correctAnswer: [
      'Train ride technicians in a second ride type, useful in all three futures',
      'Take an option on 12 seasonal rooms, canceled free of charge until March',
      'Correct the skills record, which every scenario draws on',
    ],
    points: 10,
    hint: 'Sort each one: no-regret move, option or commitment?',
    explanation:
      'Second skills and a correct record help in every future, and the rooms are an option that costs little to drop. Contracts, the release of a crew and the announcement fit one future only, so they wait for a trigger. The contracts tempt because hiring early is cheaper, if the link comes.',
  },
  {
    id: 'trigger-part',
    type: 'short-answer',
    section: 'scenario-triggers',
    question:
      'A trigger reads: "If late deliveries exceed 6% for two weeks running, Nuria Feld opens a second evening shift within five working days." One of the five parts is missing: what was approved in advance? Name it in one word, as the module does for money or permission to act.',
    options: [],
    correctAnswer: 'authority',
    alsoAccepted: ['authorization', 'authorized', 'authorisation', 'the authority', 'approval'],
    points: 10,
    hint: "One word; it's what turns the sentence from a topic for a meeting into an action",
    explanation:
      "The sentence names an indicator, a threshold, a period, an owner and an action, but the money hasn't been authorized for the evening shift. The owner's name tempts readers into thinking that she may simply act; without authority she has to ask, and the trigger becomes a meeting.",
  },
  {
    id: 'agency-relabel',
    type: 'multiple-choice',
    section: 'contingent-workforce',
    question:
      'A headcount limit stops two permanent positions. The manager proposes the same people as contractors, with the same supervisor, hours and desk. Which answer is soundest?',
    options: [
      '"Contract terms of at least a year would make the arrangement stable enough to approve."',
      '"Status follows the facts of the work, and these facts are an employee\'s. Let us look for hours to stop."',
      '"An agency in between would carry the status question, for a fee that both of our cost centers can afford."',
      '"Procurement pays for contractors, and the limit covers positions. It is their decision to take."',
    ],
    correctAnswer:
      '"Status follows the facts of the work, and these facts are an employee\'s. Let us look for hours to stop."',
    points: 10,
    hint: 'What would an inspector look at: the label or the day?',
    explanation:
      "Same supervisor, hours and desk describe employment under any label, and the limit is then broken at a higher price. The agency tempts because someone else becomes the employer on paper, but the facts of the day don't change, and agency rules may add equal terms.",
  },
]);

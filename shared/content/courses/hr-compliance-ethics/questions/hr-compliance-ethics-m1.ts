import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-compliance-ethics-m1', [
  {
    id: 'q3',
    type: 'multiple-select',
    section: 'employee-versus-contractor-status',
    question:
      'Skerry Line pays a "freelance" rigging trainer, Pilar. A manager wants her agreement to end quietly. Which facts point toward employment? Select all that apply.',
    options: [
      'Her signed agreement says "independent contractor", and she sends monthly invoices.',
      'The dispatcher sets her hours and tells her how to run each session.',
      'She may not send a substitute and has done the work herself for three years.',
      'She trains crews at two other companies and sets her own prices there.',
      'She appears on the staff schedule, uses a company email and wears the uniform.',
    ],
    correctAnswer: [
      'The dispatcher sets her hours and tells her how to run each session.',
      'She may not send a substitute and has done the work herself for three years.',
      'She appears on the staff schedule, uses a company email and wears the uniform.',
    ],
    points: 10,
    hint: 'Look at control, person, place in the business and risk. Set labels aside.',
    explanation:
      'Control, personal work and a place in the business point toward employment in most tests. The signed agreement is the best distractor: it shows what the parties called it, and facts outweigh labels. Other clients and own prices point the other way. With a mixed picture and an exit planned, call counsel before the agreement ends.',
  },
  {
    id: 'notice-reply',
    type: 'multiple-choice',
    section: 'statute-contract-policy-collective-agreement',
    question:
      "A manager asks how much notice a payroll clerk must be given. You've read the statute and her contract. Which reply would you send?",
    options: [
      'Two weeks. I read the statute today, and it ranks above a contract; this office has always paid two.',
      'Four weeks. The regulator, our newsletter from counsel and two earlier cases all confirm it.',
      "Four weeks by contract; the statute's two is only the floor. Read November 3; site agreement not checked.",
      "Please wait until Thursday. I'm asking the union which article of the agreement it relies on here.",
    ],
    correctAnswer:
      "Four weeks by contract; the statute's two is only the floor. Read November 3; site agreement not checked.",
    points: 10,
    hint: 'Which reply could a colleague check line by line, gaps included?',
    explanation:
      'It gives the answer, both sources, the date and what is still open, so someone else can check it. The reply with three confirmations tempts because it sounds thorough, but it names no section and no date. The statute sets a floor, and a contract may give more.',
  },
  {
    id: 'moved-home',
    type: 'multiple-choice',
    section: 'statute-contract-policy-collective-agreement',
    question:
      "A planner hired under head-office law has moved to her parents' house in another state and works from there. She asks whether her Saturday hours count as overtime. Where do you begin?",
    options: [
      'With the rules of the place where she now works, then with her contract, because it may give her more.',
      'With the law that the contract names, because both sides signed it and it covers the whole of the employment.',
      'With head-office rules for this month, and with the new place once payroll has registered the move.',
      'With her own preference between the two places, confirmed in writing before the next pay run.',
    ],
    correctAnswer:
      'With the rules of the place where she now works, then with her contract, because it may give her more.',
    points: 10,
    hint: 'Which of the five Ps comes first?',
    explanation:
      "Place comes first: where the work is done often decides which floor applies. The law named in the contract is the tempting answer, but a choice of law may not displace local minimum rights. Rights don't wait for payroll, and neither side can choose a lower floor.",
  },
  {
    id: 'counsel-first',
    type: 'multiple-choice',
    section: 'when-to-call-counsel',
    question:
      'Four notes from terminals are on your desk. Which one goes to counsel before anyone acts on it?',
    options: [
      'A purser has resigned as of Friday and asks whether his last two weeks can be paid instead of worked.',
      'A booking clerk was late on Monday, the third time this month; two dated talks are on file.',
      'On Monday a deckhand asked for eight days without pay in the quiet season, for a wedding abroad.',
      "A cook's fixed term ends on Friday as written; on Monday she reported a scald from the fryer.",
    ],
    correctAnswer:
      "A cook's fixed term ends on Friday as written; on Monday she reported a scald from the fryer.",
    points: 10,
    hint: 'Look for an exit, and for what happened just before it.',
    explanation:
      'An exit close to an injury always qualifies, even one that was planned: it\'s hard to reverse and hard to explain. "As written" is what tempts, because nothing new seems to be decided. The late starts are ordinary management with a good record, and the other two are requests.',
  },
  {
    id: 'who-may-add',
    type: 'multiple-select',
    section: 'statute-contract-policy-collective-agreement',
    question:
      'The statute gives a 30-minute meal break. Which of these can change what a particular employee is owed? Select all that apply.',
    options: [
      'A site agreement with the union that gives 40 minutes',
      'A staff policy, updated in May, that gives 20 minutes',
      'An offer letter that promises "a full hour at midday"',
      'A city rule for food businesses that gives 45 minutes',
      'A court ruling that a break spent on call is no break',
      "A team's habit of taking 20 and leaving early instead",
    ],
    correctAnswer: [
      'A site agreement with the union that gives 40 minutes',
      'An offer letter that promises "a full hour at midday"',
      'A city rule for food businesses that gives 45 minutes',
      'A court ruling that a break spent on call is no break',
    ],
    points: 10,
    hint: 'Which of them add to the floor or say what it means, and which go below it?',
    explanation:
      "Agreements and contracts add, local rules can set a higher floor, and courts decide what a statute means. The May policy tempts because it's the newest document, but a policy can't take away what the law gives, and neither can a habit, however popular.",
  },
  {
    id: 'longest-notice',
    type: 'short-answer',
    section: 'statute-contract-policy-collective-agreement',
    question:
      "A rigger's contract gives six weeks' notice, the staff handbook four, and the statute five. No exception applies. How many weeks does he get?",
    options: [],
    correctAnswer: '6',
    alsoAccepted: ['six', '6 weeks', 'six weeks'],
    points: 10,
    hint: 'A whole number, in digits',
    explanation:
      'The contract adds to the floor of five, so six applies. Five is the tempting answer for those who read "the law prevails" as "the law decides": a statute sets the least, and the other sources may give more. The handbook falls below the floor and counts for nothing here.',
  },
  {
    id: 'old-section',
    type: 'short-answer',
    section: 'statute-contract-policy-collective-agreement',
    question:
      "You know where the work is done, who the employee is and what is asked. You've found the section on the regulator's page, in a version of 2019. Which of the five Ps is still open?",
    options: [],
    correctAnswer: 'present',
    points: 10,
    hint: 'One word that begins with the letter p',
    explanation:
      'The last check is whether the rule is in force today and whether a change is on its way. "Proof" is the near miss: you have a section from a primary source, so the proof is there, but it proves what the law said in 2019.',
  },
  {
    id: 'counsel-half-page',
    type: 'essay',
    section: 'when-to-call-counsel',
    question:
      'Diver Sam Keating has inspected hulls for Skerry Line for four years on "freelance" agreements of six months: your schedule, your boat, no substitute, no other client. On November 12 he wrote that a winch had injured his hand. His agreement ends on November 30, and the fleet manager says, "Let it run out, there is nothing to decide." Write the half page you send to counsel and the two sentences you send to the fleet manager.',
    options: [],
    correctAnswer:
      'To counsel. Facts: Sam Keating has inspected our hulls since 2022 on six-month agreements that call him a freelancer. We set the days, provide the boat and supervise the dives; he may not send anyone else, and we know of no other client. On November 12 he reported a hand injury from our winch. The agreement ends on November 30, and the fleet manager wants to let it lapse. Question: may we let it end on that date, given his likely status and the injury? Answer needed by November 25. Preferred option: extend it by three months on the same terms, test his status, and deal with the injury report as for an employee meanwhile. Nothing has been said to Sam; the reports and schedules are preserved. To the fleet manager: "Please take no step on Sam\'s agreement and don\'t discuss its end with him until I come back to you by November 25. Please send me the dive schedules and the winch report today."',
    points: 7,
    hint: 'Dated facts, one question, the deadline, your preferred option; then what must not happen meanwhile.',
    explanation:
      'A strong half page gives counsel facts about control, person, place and risk, puts one question with a date, and names an option. The tempting draft opens with "he is a contractor" and asks for general advice, which hides the two facts that matter: daily practice and an exit days after an injury.',
  },
]);

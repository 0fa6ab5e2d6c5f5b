import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'labor-relations-skill-check',
  moduleId: 'labor-relations-m5',
  type: 'skill-check',
  title: 'Labor Relations Check',
  description:
    'You brief a new bargaining team. Ten questions test alternatives and costing, good faith, just cause, and the choice between mediation and arbitration.',
  passingScore: 80,
  config: {
    assessment: {
      title: 'Labor Relations Check',
      description:
        'Four managers join your bargaining team on Monday, and they bring questions from their sites. Answer ten of them. You have 25 minutes, 10 points each; 80% passes. Keep a calculator at hand.',
      timeLimit: 25,
      passingScore: 80,
    },
    questions: [
      {
        id: 'q1',
        type: 'multiple-choice',
        question:
          'A print works bargains over an agreement that expires in three weeks. Your analyst lists four facts. Which one states the BATNA of the works?',
        options: [
          'The CFO would accept 3.2 percent, though reluctantly, and nothing above it',
          "The union's members would probably ratify 2.9 percent, judging by their last three votes",
          'A sister plant can take 40 percent of orders for a month, at a cost of $610,000',
          'A three-year settlement at 2.5 percent would please the board and set a pattern',
        ],
        correctAnswer:
          'A sister plant can take 40 percent of orders for a month, at a cost of $610,000',
        points: 10,
        hint: 'Which fact describes what the company would do if no one signs?',
        explanation:
          "A BATNA is a course of action without agreement, and here it has a price. The CFO's 3.2 percent is the tempting answer because it sounds like the bottom line, but it is a limit, and a sound limit is derived from the BATNA. The 2.9 percent is an estimate of their limit, and 2.5 percent is a target.",
      },
      {
        id: 'q2',
        type: 'multiple-choice',
        question:
          'Your roll-up payroll base is $10.0 million. You proposed 3, 3 and 3 percent; the union answers 4, 3 and 2. A plant manager says: "Same average, and pay even ends a hair lower. Take it." What do you tell him?',
        options: [
          'He is right: with equal averages the two differ by less than $10,000 over the term',
          'It costs about $200,000 more over the term, although the end rate is slightly lower',
          'It costs about $100,000 more, because only the first year differs from ours',
          'It costs about $100,000 less, because the lower end rate works back through all three years',
        ],
        correctAnswer:
          'It costs about $200,000 more over the term, although the end rate is slightly lower',
        points: 10,
        hint: 'Add what is paid above today in each of the three years.',
        explanation:
          'Cumulative raises are 4.00, 7.12 and 9.26 points, a sum of 20.38. Even steps give 3.00, 6.09 and 9.27, a sum of 18.36. The gap of 2.02 points is worth about $202,000. The $100,000 answer forgets that the extra point of year one is still being paid in year two.',
      },
      {
        id: 'q3',
        type: 'multiple-choice',
        question:
          'Margins at a bakery supplier are healthy. The owner wants to hold base pay at 2.5 percent so that she can fund a new line. The union has asked for 4. Which reply fits the facts and good faith?',
        options: [
          '"We can\'t afford more than 2.5. I wish we could, but the money is simply not there, this year or next."',
          '"Our number is 2.5. It is our money, and we don\'t discuss investment at this table."',
          '"This is our final offer, and we would like you to put it to a vote before the weekend."',
          '"We are not willing to go past 2.5 in base pay, because we chose to fund the new line. Here is the plan."',
        ],
        correctAnswer:
          '"We are not willing to go past 2.5 in base pay, because we chose to fund the new line. Here is the plan."',
        points: 10,
        hint: 'Is it a matter of being able or of being willing?',
        explanation:
          'The company could pay and prefers not to, so the honest word is "willing," with a reason and something to examine. "We can\'t afford" is the best distractor because it sounds softer. But it is untrue, and a claim of inability may oblige the company to support it with financial records. Refusing reasons or calling a first answer final suggests a closed mind.',
      },
      {
        id: 'q4',
        type: 'multiple-choice',
        question:
          'Under a US agreement with just cause, Thaddeus, a machinist, is dismissed for texting while his lathe was running. He signed the rule, which names dismissal as a possible result. A two-day inquiry, with his steward present, confirmed it from camera footage. Two machinists who did the same last year received written warnings. None of the three had earlier discipline. Which test is most exposed?',
        options: ['Equal treatment', 'Notice', 'Proof', 'Fair investigation'],
        correctAnswer: 'Equal treatment',
        points: 10,
        hint: 'Look for the fact that the union will put on its first page.',
        explanation:
          'Same rule, same conduct, same clean records, different outcomes: unless a real distinction can be shown, the dismissal fails on equal treatment, and the penalty will be questioned with it. Notice tempts because earlier leniency can blur a rule, but he signed a rule that names the consequence. Proof and the inquiry are the strong parts of this file.',
      },
      {
        id: 'q5',
        type: 'multiple-choice',
        question:
          'For two years three depots have read "rest day" in clause 9.2 in two ways. Twenty-seven grievances are open. The leads on both sides respect each other. Two mediations failed, because each side needs an answer that binds every depot. What do you propose?',
        options: [
          'Mediation once more, with a new mediator and all three depot managers in the room',
          'Interest arbitration, so that a neutral can write a better clause for the next agreement',
          'Rights arbitration of one test case, with a signed statement that it governs the other 26',
          'A denial at step two in the same words each time, so that the position stays consistent',
        ],
        correctAnswer:
          'Rights arbitration of one test case, with a signed statement that it governs the other 26',
        points: 10,
        hint: 'What have both sides said they need, and does the text they need it for exist yet?',
        explanation:
          'One existing clause needs one meaning, so rights arbitration fits, and the signed statement saves 26 hearings. More mediation is tempting because the relationship is good, but both sides have said that they need a ruling. Interest arbitration would set new terms and leave the old grievances open.',
      },
      {
        id: 'q6',
        type: 'multiple-select',
        question:
          'At 1:15 a.m. both teams believe that overtime is settled. Which of these must be on the page before you initial a tentative agreement? Select all that apply.',
        options: [
          'The exact new text, marked against the old clause',
          'A statement by both leads that numbers will be filled in before ratification',
          'A worked example with dates, hours and the result',
          'A paragraph from the note-taker on the spirit of the discussion',
          'Whether the clause stands alone or only as part of the package',
        ],
        correctAnswer: [
          'The exact new text, marked against the old clause',
          'A worked example with dates, hours and the result',
          'Whether the clause stands alone or only as part of the package',
        ],
        points: 10,
        hint: 'What would a supervisor who was asleep need in order to apply it?',
        explanation:
          'Text, example and condition belong on the page, along with the effective date, mutual support, and timed initials. The promise to fill in numbers is the best distractor, because everyone is tired and trusts each other. But an agreement without its numbers is a theme. A note on spirit gives later disputes two texts to quote.',
      },
      {
        id: 'q7',
        type: 'multiple-select',
        question:
          'A distributor plans software that measures picking speed at sites in three countries. The project lead asks what to put in the country briefs. Which statements are sound? Select all that apply.',
        options: [
          'A works council usually speaks for all employees of a site, whether or not they belong to a union',
          'Where the verb is "consult," we may decide first, provided that we explain the decision fully',
          'Even if the decision is ours, its effects on people may still have to be discussed',
          'A broad management rights clause settles the question in each country that has one',
          'The same change may require consent in one country and only information in another',
        ],
        correctAnswer: [
          'A works council usually speaks for all employees of a site, whether or not they belong to a union',
          'Even if the decision is ours, its effects on people may still have to be discussed',
          'The same change may require consent in one country and only information in another',
        ],
        points: 10,
        hint: 'Test each one with: who speaks, which verb, and text, practice and law.',
        explanation:
          'Coverage, effects and different verbs are the three points that change a rollout plan. "Decide first, then explain" is the best distractor, since it describes informing very well; consulting means seeking and answering views before the decision. A broad clause is only the first of three tests, and it often fails on practice or law.',
      },
      {
        id: 'q8',
        type: 'short-answer',
        question:
          'You opened at 2.5 percent, and your true limit is 4.3. The union opened at 6.0, and you estimate that its members would ratify 3.4. How wide is the ZOPA, in percentage points?',
        options: [],
        correctAnswer: '0.9',
        points: 10,
        hint: 'Give a number with one decimal and no percent sign, for example 2.3',
        explanation:
          'The zone runs between the two limits: 4.3 minus 3.4 is 0.9 points. The usual error is 3.5, the gap between the opening positions. Openings show how far apart people sound; limits show whether a deal exists.',
      },
      {
        id: 'q9',
        type: 'short-answer',
        question:
          'An agreement gives management 7 working days to answer at step two, counted from the day after the meeting. Working days are Monday to Friday, without November 11. The meeting was on Thursday, November 5, 2026. The answer is dated Friday, November 20. How many working days late is it?',
        options: [],
        correctAnswer: '3',
        points: 10,
        hint: 'Give one digit. Find the due date first.',
        explanation:
          'Count November 6, 9, 10, 12, 13, 16 and 17: the answer was due on Tuesday the 17th, so the 18th, 19th and 20th make it 3 working days late. The usual wrong answer is 4, from counting November 11. Check what the agreement says about late answers before you rely on the merits.',
      },
      {
        id: 'q10',
        type: 'essay',
        question:
          'It is 5 p.m. Talks resume at 9 tomorrow, two days before expiry. A general manager writes: "At 6 I will email everyone our final offer. They deserve to hear it from me, and most would take it." In eight to twelve sentences, advise him: the risk, what he may say tonight, the wording, whom to involve first, and what supervisors should do.',
        options: [],
        correctAnswer:
          'Please hold the email; I will explain and give you something to send instead. Sending an offer to employees while the table is open goes around their representatives. It may breach good faith duties in some countries and be an unlawful inducement in others, so local counsel must see any message first. It also weakens the union lead, whom we need in order to get a ratified deal. And the word "final" will be untrue if we move tomorrow. You can inform people, but after the union has the same text, and without bargaining. I will call the union lead now and propose a joint note at 6:30: "Talks continue at 9 tomorrow. Shifts run as posted. We will update you together by 5 p.m." If she declines, we send only those three facts, with a copy to her first. Supervisors should use the same lines, refer questions to HR, and avoid predictions, threats, promises and questions about who supports what. Use the evening to help the team: confirm the term cost limit, who answers within two hours, and whether there is room to trade. The continuity lead, not you, should quietly check the services that must not stop. I would like you in front of employees on the day after we settle.',
        points: 10,
        hint: 'Cover five parts: risk, safe facts, wording, order of contacts, and supervisors.',
        explanation:
          'A strong answer does more than say no. It names the bypassing risk and the false "final," separates informing from bargaining, and gives text that can be sent tonight with the union told first. The tempting answer is to let him send it after a legal read. That tidies the words and leaves the problem, which is the route and the timing.',
      },
    ],
    feedback: {
      passing:
        'You can brief the team. You tell an alternative from a limit, cost the years instead of the average, match words to facts, and choose a dispute method by what the dispute needs. Read the explanations once more, then put the Bargaining Preparation File on the table on Monday.',
      failing:
        'An hour of review can repair this. Go back to five rules. A BATNA is an action with a price; the limit follows from it, and the ZOPA lies between the two limits. Cost every year above today, because a front-loaded raise is paid again and again. Say "not willing" when that is the fact, and never bargain with employees around their representatives. Run all seven just cause tests early, and look hardest at equal treatment. Mediate when people must work together and both can move; use rights arbitration when one clause needs one meaning. Rework the two calculations by hand, count the days on a calendar, and try again.',
    },
    badge: {
      name: 'Labor Relations Negotiator',
      description:
        'Passed a case-based check on representation systems, bargaining preparation and costing, good faith, just cause and dispute resolution.',
    },
  },
});

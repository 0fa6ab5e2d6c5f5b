import type { SampleDecision } from '../home.ts';

/** Decisions to try from the courses on learning, workforce, pay and talent. */
export const talentDecisions: readonly SampleDecision[] = [
  {
    courseTitle: 'Learning Design and Career Development',
    courseId: 6,
    situation:
      'The sales director wants two days of negotiation training for forty people. Discounts have grown since spring. In spring, the approval step for discounts was removed.',
    question: 'How do you begin?',
    choices: [
      {
        id: 'book',
        text: 'Book the training for next quarter, and measure discounts before and after it.',
        isSound: false,
        verdict: 'You will measure the wrong thing',
        consequence:
          'Forty people lose two days. Discounts stay where they are, because nothing stops them, and the report says that training does not work.',
      },
      {
        id: 'gap',
        text: 'Ask which deals lost margin, and whether this is skill or a missing limit.',
        isSound: true,
        verdict: 'This holds up',
        consequence:
          'Most of the discounts come from six people and from deals above the old limit. An approval step and coaching for six costs a tenth and can start on Monday.',
      },
      {
        id: 'online',
        text: 'Offer an online course instead. It costs less, and everyone can take it this month.',
        isSound: false,
        verdict: 'Cheaper, same mistake',
        consequence:
          'A cheaper answer to the wrong question is still spent money. Before choosing a format, find out whether the problem is one that learning can solve.',
      },
    ],
  },
  {
    courseTitle: 'Strategic Workforce Planning and Talent Strategy',
    courseId: 7,
    situation:
      'Finance has capped hiring at zero for a year. Operations says that nineteen technicians will retire in the next three. The two departments have never looked at one plan together.',
    question: 'What do you bring to the meeting?',
    choices: [
      {
        id: 'exception',
        text: 'A request for nineteen exceptions to the cap, with the retirement dates as proof.',
        isSound: false,
        verdict: 'Finance will say no once',
        consequence:
          'Nineteen heads is a cost without a return. Not all nineteen will leave on time, and no one has asked whether the work will still look the same.',
      },
      {
        id: 'survey',
        text: 'A survey that asks the nineteen when they plan to retire, so that the number is firm.',
        isSound: false,
        verdict: 'False precision',
        consequence:
          'People don’t know, or won’t say, and asking only the older ones is a problem of its own. A range from your own history would have been enough to decide.',
      },
      {
        id: 'range',
        text: 'Three cases with the output at risk in each, and two ways to close the gap.',
        isSound: true,
        verdict: 'This holds up',
        consequence:
          'The talk moves from headcount to risk. In every case the first five apprentices are needed by June, so finance can approve those without believing the rest.',
      },
    ],
  },
  {
    courseTitle: 'Total Rewards and Pay Equity',
    courseId: 8,
    situation:
      'A candidate asks for eight percent above the top of the range. The manager says that she is worth it. Four people with the same job and better reviews are below the midpoint.',
    question: 'What do you advise?',
    choices: [
      {
        id: 'explain',
        text: 'Test the range and the four salaries, then offer what you can explain to all five.',
        isSound: true,
        verdict: 'This holds up',
        consequence:
          'The range turns out to be a year old. You raise it, correct two of the four, and offer inside it. She signs, and no one has to keep her pay a secret.',
      },
      {
        id: 'pay',
        text: 'Pay it. The market has spoken, and the others will be adjusted in the next review.',
        isSound: false,
        verdict: 'The gap has your signature',
        consequence:
          'The next review has a budget of three percent. When the four find out, the only reason on file is that she asked and they did not.',
      },
      {
        id: 'bonus',
        text: 'Keep the salary in range and add a sign-on bonus, which does not show in the pay data.',
        isSound: false,
        verdict: 'It shows when it matters',
        consequence:
          'A bonus is pay, and a fair comparison counts it. What is chosen because it does not show is hard to defend when someone looks.',
      },
    ],
  },
  {
    courseTitle: 'Labor Relations, Negotiation and Conflict Resolution',
    courseId: 9,
    situation:
      'A steward files a grievance: overtime went to a junior colleague. The contract says “by seniority where practicable.” The supervisor calls it nitpicking and wants to refuse it today.',
    question: 'What do you suggest?',
    choices: [
      {
        id: 'refuse',
        text: 'Refuse it in writing. “Where practicable” leaves the choice to the supervisor.',
        isSound: false,
        verdict: 'You have argued it to the next step',
        consequence:
          'Those words need a reason, and no one has asked for it. The next person to ask may be an arbitrator, with the last two years of overtime on the table.',
      },
      {
        id: 'facts',
        text: 'Ask both what happened that night and how the words were applied before, then answer at this step.',
        isSound: true,
        verdict: 'This holds up',
        consequence:
          'The senior worker was not certified on that machine, and that has been the practice for years. The steward withdraws it, and the reason is now on record.',
      },
      {
        id: 'pay',
        text: 'Pay the senior worker the hours without admitting anything. It is cheaper than a dispute.',
        isSound: false,
        verdict: 'Cheap once',
        consequence:
          'Next month there are six such grievances, and your payment is quoted in each. A settlement without an answer teaches everyone how the clause is read.',
      },
    ],
  },
  {
    courseTitle: 'Talent Management, Succession and Leadership Development',
    courseId: 10,
    situation:
      'In the talent review, a director puts his deputy into the top box: “She’s hungry, she’s visible, she has it.” Asked for an example, he tells the same story as last year.',
    question: 'What do you do in the room?',
    choices: [
      {
        id: 'accept',
        text: 'Record the rating. He works with her every day, and the review is his to give.',
        isSound: false,
        verdict: 'An opinion becomes a list',
        consequence:
          'The box decides who gets the next role. In two years someone will ask how it was filled, and the answer is one story, told twice.',
      },
      {
        id: 'lower',
        text: 'Move her one box down until he brings better evidence. That is fair to the others.',
        isSound: false,
        verdict: 'One guess replaced by another',
        consequence:
          'You know no more than before. She may be ready; you have only made the mistake in the other direction, and the director stops preparing for reviews.',
      },
      {
        id: 'evidence',
        text: 'Leave the box open until two assignments and a second observer give evidence.',
        isSound: true,
        verdict: 'This holds up',
        consequence:
          'She leads a plant visit and a budget round. In March two people have seen the same thing, one gap is named, and it goes into her plan.',
      },
    ],
  },
];

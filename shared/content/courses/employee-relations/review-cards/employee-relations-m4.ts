import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'results-weigh-nothing',
    question:
      'An engineer falsified a safety log. The CEO wants you to “factor in” the patent he won last month. How does it count?',
    answer: 'It weighs nothing.',
    why: 'Conduct sets the band, then the person’s conduct and circumstances adjust it. Results belong to neither step.',
    section: 'proportionality',
    skill: 'fairness',
    graded: {
      options: [
        'As mitigation, after the band has been set',
        'It weighs nothing',
        'As part of the conduct, so it lowers the band by one step',
      ],
      correct: 'It weighs nothing',
    },
  },
  {
    id: 'toward-more',
    question:
      'Three facts about a respondent: the rule was new and unclear, he was provoked, and he told a witness to “remember it properly.” Which one weighs toward a heavier outcome?',
    answer: 'The pressure on the witness.',
    why: 'Provocation and an unclear rule weigh toward less. Concealment and pressure weigh toward more.',
    section: 'proportionality',
    skill: 'fairness',
  },
  {
    id: 'six-minute-break',
    question:
      'A hearing ends at 4:10. At 4:16 the manager hands over a typed dismissal letter. What will an appeal manager conclude, and what should have happened?',
    answer:
      'That it was decided before the hearing. Adjourn, overnight if you can, and answer the employee’s best points.',
    why: 'The right to respond is worth something only if the answer could still change the outcome.',
    section: 'right-to-respond-and-appeal',
    skill: 'fairness',
  },
  {
    id: 'ground-of-appeal',
    question:
      'An appeal says, “Two colleagues did the same and got a first warning.” Which ground is it, and what work follows?',
    answer: 'Too harsh. Find out what comparable cases received.',
    why: 'Each ground needs different work. New evidence or a rehearing wouldn’t answer this one.',
    section: 'right-to-respond-and-appeal',
    skill: 'relations',
    graded: {
      options: [
        'Unfair process: hold the hearing again with a different chair and a full note',
        'Too harsh: look at what comparable cases received',
        'Wrong finding: test whether the evidence supports it',
      ],
      correct: 'Too harsh: look at what comparable cases received',
    },
  },
  {
    id: 'no-heavier-on-appeal',
    question:
      'On appeal, the new manager finds a final warning far too mild and wants to dismiss. What do you tell her?',
    answer: 'An appeal shouldn’t increase the penalty.',
    why: 'If appealing could cost people more, few would use the route that protects everyone from mistakes.',
    section: 'right-to-respond-and-appeal',
    skill: 'fairness',
  },
  {
    id: 'stricter-from-now-on',
    question:
      'In 2023 drinking on site brought a mild note. The new plant manager wants final warnings from now on. How can he get there fairly?',
    answer:
      'Announce the stricter standard to everyone first, then apply it to what happens after.',
    why: 'One soft decision doesn’t bind you forever, but people must know the rule they’re judged by.',
    section: 'comparators',
    skill: 'fairness',
  },
  {
    id: 'honest-complaint',
    question:
      'A complaint wasn’t substantiated. The respondent’s director wants the complainant disciplined for lying. What do you answer?',
    answer:
      'An honest complaint is never misconduct. Malice would be a separate allegation with its own proof.',
    why: '“Not substantiated” says that the evidence didn’t reach the standard. It doesn’t say that anyone lied.',
    section: 'restoring-the-team',
    skill: 'relations',
  },
]);

import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'keep-the-awkward-case',
    question:
      'A supervisor lists four dismissals for sleeping on duty as comparators. You know of a fifth case that ended in a warning. What happens to it?',
    answer: 'It goes into the pool too, with a note on why it’s closer or further.',
    why: 'A list of severe cases alone looks selected. The pool is defined before the outcome, by rule, period and decision-maker.',
    section: 'consistency-and-comparators',
    skill: 'fairness',
    graded: {
      options: [
        'It stays out, since its outcome was too mild to serve as a standard',
        'It goes in, with a note on what differs',
        'It’s kept in a separate file for counsel and left out of the table',
      ],
      correct: 'It goes in, with a note on what differs',
    },
  },
  {
    id: 'harsher-needs-a-sentence',
    question:
      'Ewa is to get a final warning; her closest comparator got a written one. The only reason given is a second incident that came to light after the decision. What now?',
    answer: 'Stop: the difference can’t rest on something learned after the decision.',
    why: 'A harsher outcome needs a written reason that existed when it was chosen. Otherwise the reason was looked for later.',
    section: 'consistency-and-comparators',
    skill: 'fairness',
  },
  {
    id: 'version-on-the-day',
    question:
      'A driver used his phone on April 3. The phone rule was tightened on April 20, and he signed it on April 25. Which version may the letter cite?',
    answer: 'The version in force on April 3, with proof that he knew that one.',
    why: 'People can only be held to the rule that applied on the day of the event.',
    section: 'policy-link',
    skill: 'records',
  },
  {
    id: 'stacked-rules',
    question:
      'A draft letter about one false mileage claim cites the expense rule, the values statement, the IT policy and “professional conduct.” What do you do?',
    answer: 'Keep the expense rule, the one that fits, and drop the others.',
    why: 'When rules are stacked, the weakest becomes the target of an appeal.',
    section: 'policy-link',
    skill: 'records',
  },
  {
    id: 'addressed-too',
    question:
      'A file says, “Zoltan was asked on May 6 about the missing keys and replied that the night guard had them.” What is still missing?',
    answer: 'Addressed: what you did with his answer, and what you found.',
    why: 'Asked and answered show that he spoke. Only the check shows that his answer counted.',
    section: 'employees-side-recorded',
    skill: 'fairness',
  },
  {
    id: 'copying-counsel',
    question:
      'A manager copies a lawyer on an email to five colleagues, “so it’s privileged.” It asks for no advice. What have they achieved?',
    answer: 'Very little: a copy to a lawyer doesn’t turn an email into legal advice.',
    why: 'Privilege can protect a confidential request for legal advice. A debate among managers stays what it is.',
    section: 'privilege-basics',
    skill: 'law',
    graded: {
      options: [
        'Protection for the whole thread from that point on',
        'Very little',
        'Protection for the facts in it, as long as the five forward nothing',
      ],
      correct: 'Very little',
    },
  },
]);

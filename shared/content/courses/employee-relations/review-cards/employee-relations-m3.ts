import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'first-question',
    question:
      'A guard was at the gate when a driver was allegedly pushed. What do you ask him first?',
    answer: '“Take me through the end of your shift, from the siren on.”',
    why: 'The first question shapes the memory that answers it. This one leaves the account and its order to him.',
    section: 'open-funneled-questions',
    skill: 'relations',
    graded: {
      options: [
        '“Did you see the supervisor push him?”',
        '“Take me through the end of your shift, from the siren on.”',
        '“Is the supervisor someone who usually stays calm with drivers, in your experience?”',
      ],
      correct: '“Take me through the end of your shift, from the siren on.”',
    },
  },
  {
    id: 'probe-the-label',
    question:
      'A witness says, “She went completely crazy at the counter.” What is your next question?',
    answer: '“What did you see and hear?”',
    why: 'A label is the witness’s verdict. You need the words and actions behind it, so that someone else can judge.',
    section: 'open-funneled-questions',
    skill: 'records',
  },
  {
    id: 'ask-the-fact',
    question:
      'Samir told you that the cash drawer was unlocked. You want to know what Ines saw. How do you ask without passing on his words?',
    answer: 'About the fact: “Describe the drawer as you found it that morning.”',
    why: 'If you quote one witness to another, you get agreement or defense instead of a second account.',
    section: 'open-funneled-questions',
    skill: 'relations',
  },
  {
    id: 'demeanor-out',
    question:
      'A draft says, “The respondent sweated and avoided my eyes, so I don’t believe him about the keys.” What has to replace the reason?',
    answer:
      'Evidence about this point, such as a record that contradicts him or a change in the core of his account.',
    why: 'People who judge lies by behavior are right about as often as a coin. Stress and culture look the same as guilt.',
    section: 'credibility-factors',
    skill: 'records',
  },
  {
    id: 'point-by-point',
    question:
      'A cashier was plainly wrong about who opened the store on Friday. Do you have to discount her account of Monday’s argument?',
    answer: 'No. Weigh Monday on its own evidence.',
    why: 'Credibility belongs to a statement. A person may be mistaken about one day and right about another.',
    section: 'credibility-factors',
    skill: 'fairness',
    graded: {
      options: [
        'Yes, because a witness who is wrong once can’t carry a finding',
        'No. Weigh Monday on its own evidence',
        'Only if the respondent’s account of Friday was right in every detail',
      ],
      correct: 'No. Weigh Monday on its own evidence',
    },
  },
  {
    id: 'search-before-inconclusive',
    question:
      'Two people disagree about a remark in a van. The third passenger has left the firm and wasn’t called. The draft says “inconclusive.” Can it stand?',
    answer: 'Not yet. Try to reach the passenger first; the row in the log is still empty.',
    why: '“Inconclusive” is for evidence that is level after a full search. An empty cell is the next interview.',
    section: 'evidence-log',
    skill: 'relations',
  },
  {
    id: 'serious-same-standard',
    question:
      'Donations are missing. A trustee says, “For an accusation like theft we must be nearly certain.” Under the usual standard, what does the seriousness change?',
    answer: 'The care you take. The standard stays “more likely than not.”',
    why: 'The bar doesn’t rise with the allegation, and witnesses aren’t counted. A serious case deserves a more careful search.',
    section: 'balance-of-probabilities',
    skill: 'law',
    graded: {
      options: [
        'The standard: near certainty, since the finding may end a career',
        'The number of witnesses: at least two have to agree before you find it',
        'The care you take; the standard stays',
      ],
      correct: 'The care you take; the standard stays',
    },
  },
]);

import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'knockout-beats-points',
    question:
      'A learning platform earns the most points of four. It can’t export your completion records, and usable export was a knockout. What follows?',
    answer: 'It’s out. Only products that pass every knockout are scored.',
    why: 'Points can’t buy back a duty. You’d find out what the missing export costs on the day you leave.',
    section: 'requirements-and-vendor-scoring',
    skill: 'technology',
    graded: {
      options: [
        'It stays, with fewer points for data exit',
        'It’s out',
        'It stays if the vendor promises export in the next release',
      ],
      correct: 'It’s out',
    },
  },
  {
    id: 'new-purpose',
    question:
      'Parking records exist to manage permits. A director wants them to see who stays late before bonus talks. What do you tell her?',
    answer: 'That’s a new project: it needs its own purpose, assessment, notice and approval.',
    why: 'People were told about permits. Data that happens to be there isn’t free for a second use.',
    section: 'privacy-by-design',
    skill: 'law',
  },
  {
    id: 'four-fifths-signal',
    question:
      'A video screen passes 72 of 240 men and 36 of 160 women. What is the selection ratio for women, and what does it tell you?',
    answer: '0.75: 22.5 ÷ 30 percent. Look closer at the step; it isn’t proof.',
    why: 'Below 0.80 is a traditional signal. It doesn’t prove discrimination, and a figure above it isn’t a safe harbor.',
    section: 'bias-testing',
    skill: 'fairness',
    graded: {
      options: [
        '0.75, so the step needs a closer look',
        '0.75, so the step has been shown to be unlawful',
        '0.50, so half the women were wrongly rejected',
      ],
      correct: '0.75, so the step needs a closer look',
    },
  },
  {
    id: 'what-was-it-taught',
    question:
      'A vendor’s “leadership potential” score was trained on who had been promoted at its clients. What does it really predict?',
    answer: 'Who such employers promoted, including the habits of those who chose.',
    why: 'Promotion only stands in for potential. Check the target before the algorithm.',
    section: 'bias-testing',
    skill: 'technology',
  },
  {
    id: 'someone-elses-audit',
    question:
      'A vendor sends a clean bias audit of 40,000 retail applicants. You hire laboratory staff. What do you ask for, and what do you do next?',
    answer: 'Its method, groups, counts and date. Then repeat the test on your own applicants.',
    why: 'The audit describes another population. The same tool can treat your groups differently.',
    section: 'bias-testing',
    skill: 'technology',
  },
  {
    id: 'own-view-first',
    question:
      'Branch managers see a tool’s interview score, then enter their own rating. The two almost always match. What do you change first?',
    answer: 'The order: managers enter their rating before the score appears.',
    why: 'Automation bias affects experts too and isn’t cured by instruction, so the work has to change.',
    section: 'human-oversight',
    skill: 'technology',
    graded: {
      options: [
        'Managers attend a training on automation bias and sign that they understood it',
        'Managers rate before the score appears',
        'A second manager approves each rating',
      ],
      correct: 'Managers rate before the score appears',
    },
  },
  {
    id: 'quote-without-source',
    question:
      'An assistant turns 300 survey comments into a page. One quotation sums up the mood perfectly. What do you do before it goes on a slide?',
    answer: 'Search the comments for it. If it isn’t there word for word, it goes.',
    why: 'Models write typical sentences that were never said, and a quotation claims that someone did.',
    section: 'checking-what-a-model-writes',
    skill: 'technology',
  },
  {
    id: 'name-swap',
    question:
      'A manager has a reference drafted for Daniel, with the facts of his work. How do you test in two minutes whether the name shaped the wording?',
    answer: 'Run the same facts with another name and pronoun, and compare the two drafts.',
    why: 'Equal facts can come back with unequal adjectives, warmth for one and ability for the other.',
    section: 'checking-what-a-model-writes',
    skill: 'fairness',
    graded: {
      options: [
        'Ask the model whether its draft is fair to everyone',
        'Run the same facts with another name, and compare',
        'Delete the adjectives and keep the rest',
      ],
      correct: 'Run the same facts with another name, and compare',
    },
  },
  {
    id: 'wrong-window',
    question:
      'A colleague admits that she pasted a sick note into a free chatbot an hour ago. She has deleted the chat. What happens next?',
    answer: 'She tells privacy today. Deleting the chat doesn’t end the matter.',
    why: 'Health data went to a service without a contract, and a clock for a notice may be running.',
    section: 'generative-ai-in-hr-work',
    skill: 'law',
  },
]);

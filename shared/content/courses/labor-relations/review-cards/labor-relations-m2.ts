import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'batna-is-an-action',
    question:
      'Asked for the company’s BATNA, a plant director says, “We won’t go above 3.4%.” What has he given you instead, and what is missing?',
    answer: 'A limit. Missing is what the company will do if talks fail, and its cost.',
    why: 'A sound limit follows from the alternative, so the alternative has to be priced first.',
    section: 'batna-and-zopa',
    skill: 'negotiation',
    graded: {
      options: [
        'A target; missing is the first offer',
        'A limit; missing is what the company does without an agreement',
        'A zone; missing is the lowest figure that members would ratify',
      ],
      correct: 'A limit; missing is what the company does without an agreement',
    },
  },
  {
    id: 'width-of-the-zone',
    question:
      'You could accept 3.8%. Members would ratify 4.1%. What is the zone on pay, and what do you look for?',
    answer: 'There’s none on pay alone. Bring in another issue, or change someone’s alternative.',
    why: 'Below 4.1% the vote fails, and above 3.8% you’re better off without an agreement.',
    section: 'batna-and-zopa',
    skill: 'negotiation',
  },
  {
    id: 'front-loading-costs',
    question:
      'Two offers for three years end at the same pay: 1 / 3 / 5 and 5 / 3 / 1. Which one costs more over the term, and why?',
    answer: '5 / 3 / 1, because the larger raise is paid for longer.',
    why: 'The end rate looks back from expiry. Term cost adds what is paid above today in each year.',
    section: 'costing-proposals',
    skill: 'negotiation',
    graded: {
      options: [
        '1 / 3 / 5, since its last raise is the highest',
        '5 / 3 / 1, since the large raise is paid for longer',
        'Neither, since the average is the same and so is the end rate',
      ],
      correct: '5 / 3 / 1, since the large raise is paid for longer',
    },
  },
  {
    id: 'compound-the-end-rate',
    question: 'An agreement gives 10% in year one and 5% in year two. What is the end rate?',
    answer: '15.5%: 1.10 × 1.05 = 1.155.',
    why: 'The second raise is paid on the first, so the percentages can’t simply be added.',
    section: 'costing-proposals',
    skill: 'analytics',
    graded: {
      options: ['7.5%', '15%', '15.5%', '50%'],
      correct: '15.5%',
    },
  },
  {
    id: 'price-the-words',
    question:
      'A museum agrees to pay $25 for each shift it changes late. It changes 12 a week. What does the clause cost in 50 weeks?',
    answer: '$15,000 a year, before employer costs.',
    why: 'Words have a price: late changes per week, times the premium, times the weeks. Left out, it’s only unbudgeted.',
    section: 'costing-proposals',
    skill: 'negotiation',
  },
  {
    id: 'mandate-with-reply-time',
    question:
      'A mandate states term cost, end rate, what the team may trade and what comes back. At 1 a.m. the team still can’t move. What is missing?',
    answer: 'Who answers, and how quickly.',
    why: 'An issue that must come back is useful only if someone with authority can be reached in the night.',
    section: 'the-negotiation-mandate',
    skill: 'negotiation',
  },
  {
    id: 'supervisors-before-the-trade',
    question:
      'You’re about to trade a new break schedule in tonight’s session. Whom in your own company do you talk to before that, and why?',
    answer:
      'The shift supervisors. They have to run the clause and can sink it by running it badly.',
    why: 'Agreement inside your own side is a negotiation too, and it defeats many settlements.',
    section: 'stakeholders',
    skill: 'stakeholders',
  },
]);

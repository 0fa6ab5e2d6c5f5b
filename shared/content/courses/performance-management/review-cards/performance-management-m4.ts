import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'anchor-for-outsiders',
    question:
      'Your scale says, “Meets: a dependable colleague.” What would an outsider need in order to apply it?',
    answer:
      'Results: which goals are reached, how small a miss may be, and how much guidance is normal.',
    why: 'A description of a person gets as many readings as there are raters. Results can be looked up.',
    section: 'rating-scales',
    skill: 'performance',
  },
  {
    id: 'same-score-everywhere',
    question:
      'A sous-chef has a 4 in each of seven competencies. Which error leaves this mark, and what do you ask the head chef?',
    answer: 'Halo. “Which area is weakest, and how do you know?”',
    why: 'Few people are equally good at seven things. The question looks for a difference without accusing the rater.',
    section: 'halo-recency-and-leniency-errors',
    skill: 'fairness',
    graded: {
      options: [
        'Recency: “What did she deliver in the second quarter?”',
        'Halo: “Which area is weakest, and how do you know?”',
        'Leniency: “Which results went further than the goals you had agreed with her?”',
      ],
      correct: 'Halo: “Which area is weakest, and how do you know?”',
    },
  },
  {
    id: 'high-average',
    question:
      'One team averages 4.3 and the others 3.4. A colleague says, “Tell them to come down to 3.5.” What do you do instead?',
    answer:
      'Ask which results go beyond the goals. The high average is a question; it may be deserved.',
    why: 'Leniency and a very good team leave the same mark. Only the evidence tells them apart.',
    section: 'halo-recency-and-leniency-errors',
    skill: 'fairness',
  },
  {
    id: 'off-the-table',
    question:
      'At calibration a manager says, “Be generous, she has twins at home and could leave us.” What do you say as facilitator?',
    answer:
      '“Family and the risk of leaving stay out of this room. Which dated result fits the anchor?”',
    why: 'A kind reason is still not a result, and a rating that rests on someone’s family can’t be defended.',
    section: 'calibration-ground-rules',
    skill: 'fairness',
  },
  {
    id: 'senior-last',
    question:
      'The vice president opens the session: “Kenji is an Exceeds for me, obviously. What do the rest of you think?” Which ground rule is broken, and why does it matter?',
    answer: 'The most senior person speaks last, because others adjust to what they hear first.',
    why: 'After that sentence the group confirms a view, and the evidence of the managers who saw the work goes unheard.',
    section: 'calibration-ground-rules',
    skill: 'stakeholders',
  },
  {
    id: 'lock-then-price',
    question:
      'The merit budget is ready a week before calibration. The payroll lead asks whether managers may see it early. What do you answer?',
    answer: 'Not before the ratings are locked.',
    why: 'A rating worked backward from the money describes the budget. If money is short, the pay rule is changed openly.',
    section: 'links-to-pay',
    skill: 'rewards',
    graded: {
      options: [
        'Yes, so that they know how many high ratings the company can pay for',
        'Only those managers who have already handed in their forms',
        'Not before the ratings are locked',
      ],
      correct: 'Not before the ratings are locked',
    },
  },
  {
    id: 'months-worked',
    question:
      'The yearly goal is 60 site audits, spread evenly. Petra worked five months and did 26. How does that compare with her goal?',
    answer: 'It beats it: five twelfths of 60 is 25.',
    why: 'You assess the months someone worked, against goals sized to them. Then the absence needs no mention.',
    section: 'links-to-pay',
    skill: 'fairness',
    graded: {
      options: [
        'It falls short: 26 of 60 is 43 percent',
        'It beats it: 26 against 25',
        'It can’t be rated, because five months are too short',
      ],
      correct: 'It beats it: 26 against 25',
    },
  },
]);

import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'ask-aspiration',
    question:
      'A manager leaves “wants a bigger job?” blank for Pavel, who cares for his father, “to spare him.” What do you do?',
    answer: 'Ask Pavel in the same words as everyone else, and date his answer.',
    why: 'A considerate silence ends up on file as “not interested.” Only his own words count as evidence.',
    section: 'ability-aspiration-engagement',
    skill: 'fairness',
    graded: {
      options: [
        'Keep it blank this year, and come back to it when his situation has changed',
        'Enter “no” with a note that it’s provisional',
        'Ask him what he’d ask anyone, and date the answer',
      ],
      correct: 'Ask him what he’d ask anyone, and date the answer',
    },
  },
  {
    id: 'low-engagement-is-a-task',
    question:
      'Lena meets every demand of a bigger job and wants it, but she has pulled back since a promised project went elsewhere. How does that enter the review?',
    answer: 'As an action for management, not as a mark against Lena.',
    why: 'Engagement also describes the organization. When a capable person withdraws, the cause is what you can repair.',
    section: 'ability-aspiration-engagement',
    skill: 'experience',
  },
  {
    id: 'leaking-axis',
    question:
      'The best fundraiser of a charity sits in the top right box and is proposed to lead the other fundraisers. What does her record leave open?',
    answer: 'Whether she can lead people who raise funds: a different job with different demands.',
    why: 'Performance leaks into the potential score. In sales, strong results before a promotion have predicted weaker results as a manager.',
    section: '9-box-limits',
    skill: 'planning',
  },
  {
    id: 'label-expires',
    question:
      'A box from a review 16 months ago is still used to choose people for a project. Which rule of the grid does that break?',
    answer: 'Placements expire after 12 months.',
    why: 'A label outlives its evidence. Once the reasons are gone, the box is only a memory of an opinion.',
    section: '9-box-limits',
    skill: 'records',
  },
  {
    id: 'same-event-one-source',
    question:
      'Two colleagues confirm that Amara can handle a regulator. Both are thinking of the same inspection last spring. How many sources are they?',
    answer: 'One. Find a second situation, and someone who isn’t her manager.',
    why: 'Independent means a different event seen by different eyes. Two views of one event repeat its luck.',
    section: 'assessment-tools',
    skill: 'records',
    graded: {
      options: ['One', 'Two, if neither is her manager and they were asked separately', 'Two'],
      correct: 'One',
    },
  },
  {
    id: 'challenge-the-phrase',
    question: 'In a review a manager says, “Sven just isn’t executive material.” What do you ask?',
    answer: '“In which situation, what happened, and what was lost?”',
    why: 'A phrase that can’t be checked may hide a taste. The question turns it into evidence, or lets it drop.',
    section: 'bias-safeguards',
    skill: 'fairness',
  },
  {
    id: 'sponsor-speaks-last',
    question:
      'You chair a review of four candidates, and one has a powerful sponsor in the room. Which order do you set?',
    answer: 'Evidence is read first, ratings are shown next, and the sponsor speaks last.',
    why: 'Once a sponsor has spoken, others adjust. Ratings given in advance and evidence read aloud keep views independent.',
    section: 'bias-safeguards',
    skill: 'fairness',
    graded: {
      options: [
        'Sponsor’s view, evidence, then ratings by a show of hands',
        'Evidence, ratings, sponsor’s view',
        'Ratings on the screen, then the sponsor, and evidence where people disagree',
      ],
      correct: 'Evidence, ratings, sponsor’s view',
    },
  },
]);

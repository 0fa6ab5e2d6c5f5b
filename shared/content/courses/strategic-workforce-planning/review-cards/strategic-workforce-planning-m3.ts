import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'twelve-of-twelve',
    question:
      'A water lab needs 12 accredited chemists in April and has the money. Twelve are in place and work to standard, but accreditation comes in July for four of them. Which gap is it?',
    answer: 'A timing gap.',
    why: 'The number and the ability are there. Four aren’t ready by the need date.',
    section: 'quantity-capability-timing-cost-gaps',
    skill: 'planning',
    graded: {
      options: ['Quantity', 'Capability', 'Timing', 'Cost'],
      correct: 'Timing',
    },
  },
  {
    id: 'per-useful-month',
    question:
      'In a 24-month plan a hire costs $180,000 in full and is useful from month 5. What is the cost per useful month?',
    answer: '$9,000: months 5 to 24 are 20 useful months.',
    why: 'Dividing by 24 gives $7,500 and hides the months before the hire can do the work.',
    section: 'quantity-capability-timing-cost-gaps',
    skill: 'analytics',
  },
  {
    id: 'stop-before-levers',
    question:
      'An analyst who writes twelve weekly reports resigns. You’re asked to compare hiring, training, contracting and automation. What do you ask first?',
    answer: 'Which of the twelve reports can stop?',
    why: 'Canceled work has no lead time. Any lever you compare before asking may replace work that isn’t read.',
    section: 'build-buy-borrow-bot',
    skill: 'planning',
  },
  {
    id: 'nine-month-grant',
    question:
      'A grant pays for nine months in which a museum digitizes fragile maps. You don’t have the skill inside, and afterward the work ends. Which lever fits?',
    answer: 'Borrow: a contract team with an end date.',
    why: 'The need is short. Building or buying creates a lasting job, and fragile, varied items make a poor task for automation.',
    section: 'build-buy-borrow-bot',
    skill: 'planning',
    graded: {
      options: [
        'Build: train three guides in imaging',
        'Buy: hire a permanent imaging team',
        'Borrow: contract an imaging team',
        'Bot: buy software for the whole task',
      ],
      correct: 'Borrow: contract an imaging team',
    },
  },
  {
    id: 'released-hours',
    question:
      'A chatbot has answered 30% of tickets since Monday. A manager wants to cut two support jobs from this month’s budget. What has to happen first?',
    answer: 'The hours must really be released, and someone must decide how they’re used.',
    why: 'Exceptions and maintenance eat part of the saving. Tickets answered aren’t yet hours released.',
    section: 'build-buy-borrow-bot',
    skill: 'technology',
  },
  {
    id: 'level-with-evidence',
    question:
      'A skills profile says, “Contract law: advanced,” from a self-rating. How do you make the entry usable?',
    answer:
      'Define the level by evidence, such as a work sample seen in the last 12 months, and check it with two informed observers.',
    why: 'A label means something else to each reader. A self-rating opens a talk and doesn’t close it.',
    section: 'skills-taxonomy',
    skill: 'records',
  },
  {
    id: 'everyone-agrees',
    question:
      'Everyone in the room likes the plan and ten minutes are left. You want to find what it depends on. What do you do with them?',
    answer: 'A premortem: “It has failed. Write down why,” in silence.',
    why: 'Writing alone brings up dependencies that people politely leave out of a discussion.',
    section: 'risk',
    skill: 'planning',
  },
]);

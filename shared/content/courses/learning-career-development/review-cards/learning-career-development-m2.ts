import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'risk-sets-the-pace',
    question:
      'Forty store clerks must learn a returns process that IT still changes every week. A mistake costs little. How do you develop the training?',
    answer: 'In two-week loops, testing a rough draft with three learners.',
    why: 'Low risk and moving content call for short loops. Full sign-offs would approve content that has already changed.',
    section: 'addie-and-iterative-design',
    skill: 'careers',
    graded: {
      options: [
        'In a full sequence with sign-offs, then a pilot group',
        'In two-week loops, with a rough draft and three learners',
        'Not yet: wait until the process has been stable for a whole quarter',
      ],
      correct: 'In two-week loops, with a rough draft and three learners',
    },
  },
  {
    id: 'observers-disagree',
    question:
      '“The teller communicates the fee change effectively.” Two supervisors watch the same talk with a customer and disagree. What is wrong with the objective?',
    answer: 'It fails the two-observer test: it has no conditions and no standard.',
    why: '“Effectively” leaves the judgment to each observer. Conditions and a standard let both see the same thing.',
    section: 'measurable-objectives',
    skill: 'careers',
  },
  {
    id: 'practice-the-verb',
    question:
      'Objective: “Given three quotes, the buyer decides on one and defends the choice.” The session is a 40-minute lecture and a quiz on terms. What do you change?',
    answer:
      'The practice: buyers decide among real quotes and defend it aloud to someone who pushes back.',
    why: 'Practice must match the verbs. A quiz on terms trains people to recognize terms.',
    section: 'measurable-objectives',
    skill: 'careers',
  },
  {
    id: 'learning-style-offer',
    question:
      'A supplier offers to sort your apprentices into visual, auditory and hands-on learners before a welding course. What do you reply?',
    answer: 'No, thanks. The method follows the task, so all of them practice welds.',
    why: 'A 2008 review found no adequate evidence for teaching by learning style. The money is better spent on practice.',
    section: 'adult-learning',
    skill: 'careers',
  },
  {
    id: 'spread-the-recall',
    question:
      'You have 40 minutes of practice time for new underwriting rules. Which use of it helps people most to remember the rules next month?',
    answer: 'Short rounds of questions, spread over several days.',
    why: 'Recalling beats rereading, and spreading the practice over days beats doing all of it at once.',
    section: 'adult-learning',
    skill: 'careers',
    graded: {
      options: [
        'Forty minutes of reading the rules again with a marker',
        'Forty minutes of questions at the end of the first day',
        'Ten minutes of questions on four days',
      ],
      correct: 'Ten minutes of questions on four days',
    },
  },
  {
    id: 'no-task-no-course',
    question:
      'A manager sends six people to your interviewing course. None of them will hold an interview before next quarter. What do you do with the seats?',
    answer:
      'Postpone them until the manager can give each person a real interview within seven days.',
    why: 'Without an early chance to use it, the skill fades. If the manager won’t provide the task, the course can wait.',
    section: 'transfer-support',
    skill: 'careers',
  },
]);

import { defineReviewCards, type ReviewCardSource } from '#review-card-schema.ts';

/** Returns four new review cards of the sample lesson; the server grades the last one. */
export function sampleReviewCards(): ReviewCardSource[] {
  return defineReviewCards([
    card('same-day', 'A talk ended at noon. By when is the note due?', 'By the end of that day.'),
    card(
      'two-voices',
      'A note holds one side only. What is missing?',
      'The reply of the other side.',
    ),
    card('plain-words', 'A note says "lazy". What stands there instead?', 'What the person did.'),
    {
      ...card('kept-for', 'How long is a file note of this team kept?', 'For one year.'),
      section: 'second-idea',
      graded: {
        options: ['One year', 'For the whole time of the job', 'One month'],
        correct: 'One year',
      },
    },
  ]);
}

function card(id: string, question: string, answer: string): ReviewCardSource {
  return {
    id,
    question,
    answer,
    why: 'Detail fades within hours, and a late note tends to support the decision.',
    section: 'first-idea',
    skill: 'records',
  };
}

import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'three-clients',
    question:
      'The finance director asks you to “fix” the call center, which another director runs. Callers wait 20 minutes. Who is your primary client?',
    answer: 'The director who runs the call center: that person owns the problem.',
    why: 'The finance director is the contact client, and the callers are among the ultimate clients. Only the primary client can change the work.',
    section: 'the-od-cycle',
    skill: 'stakeholders',
    graded: {
      options: [
        'The finance director, who asked you and pays for the work',
        'The director of the call center',
        'The callers who wait',
      ],
      correct: 'The director of the call center',
    },
  },
  {
    id: 'forbidden-answer',
    question:
      'While you contract for a diagnosis, the founder says, “Just leave the executive team out of it.” What do you do?',
    answer: 'Negotiate that point now, or decline the work.',
    why: 'A diagnosis with one forbidden answer only confirms what the client has already ordered.',
    section: 'the-od-cycle',
    skill: 'change',
  },
  {
    id: 'same-symptom-everywhere',
    question:
      'Deadlines slip in 14 of 15 departments, under good and poor managers. Where do you look first in Burke-Litwin terms?',
    answer: 'At the transformational factors: mission and strategy, leadership, culture.',
    why: 'A symptom that is nearly everywhere is unlikely to come from single managers. If it varied, you’d begin with management practices and climate.',
    section: 'burke-litwin-and-7s',
    skill: 'change',
    graded: {
      options: [
        'Strategy, leadership and culture',
        'Management practices and the climate in each of the departments',
        'Skills and individual needs',
      ],
      correct: 'Strategy, leadership and culture',
    },
  },
  {
    id: 'fit-or-cause',
    question:
      'A shoe retailer moved half its sales online last year; store bonuses and job profiles stayed. Which model do you take first, and how?',
    answer: '7S: one factual sentence under each heading, then look for pairs that contradict.',
    why: '7S asks whether the parts fit. It suits a case where one part changed and others didn’t follow.',
    section: 'burke-litwin-and-7s',
    skill: 'change',
  },
  {
    id: 'describe-do-not-conclude',
    question:
      'Your slide for a hospital team says, “Nurses do not trust the planning office.” What should stand there?',
    answer: 'What was counted or seen, a comparison, and a question to the team.',
    why: 'People can examine an observation. A verdict makes them defend themselves, or look for a villain.',
    section: 'data-feedback',
    skill: 'records',
  },
  {
    id: 'answer-the-attack',
    question:
      'You present findings. The sales director says, “Your sample is a joke.” What do you reply?',
    answer:
      '“Which finding do you doubt most, what would settle it, and who could bring that by Friday?”',
    why: 'Defending the method starts a contest. The question makes the critic part of the inquiry.',
    section: 'data-feedback',
    skill: 'stakeholders',
  },
]);

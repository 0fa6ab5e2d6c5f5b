import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'count-what-is-new',
    question:
      'Hugo runs a call center in Porto. You could send him to Gdańsk to run a warehouse with a team of the same size that he doesn’t know. How many elements are new?',
    answer: 'Three: function, people and place. The working limit is two.',
    why: 'Challenge helps up to a point. With three new elements, take one away or add much more feedback.',
    section: 'stretch-assignments',
    skill: 'careers',
  },
  {
    id: 'relieved-of',
    question:
      'An assignment brief for Sanne has a result, the authority, two observers and a way back. She keeps her old accounts “for now.” What has the assignment become?',
    answer: 'A second job. The brief needs a line on what she’s relieved of, from day one.',
    why: 'Without relief, a person learns under overload, and a poor result says little about what they can do.',
    section: 'stretch-assignments',
    skill: 'careers',
  },
  {
    id: 'coach-stays-out',
    question:
      'A week before the talent review, the division head asks Beatriz’s coach, “Off the record, is she ready?” What should the coach say?',
    answer:
      'That readiness comes from her work; the coach shares only agreed goals and whether they met.',
    why: 'If the coach reports once, people stop bringing their real difficulties to coaching.',
    section: 'coaching-and-mentoring',
    skill: 'trust',
    graded: {
      options: [
        '“I can give you a general impression, without any details.”',
        '“Please look at her work. I share only the goals and whether we met.”',
        '“Yes, she’s ready,” if the coach is convinced that it helps her and she would agree',
      ],
      correct: '“Please look at her work. I share only the goals and whether we met.”',
    },
  },
  {
    id: 'action-and-refusal',
    question:
      'In a stay interview Tomasz asks for fewer weekend calls, which you control, and for a director title, which you don’t. How do you end?',
    answer: 'With one action on the calls within two weeks, and an honest no about the title.',
    why: 'An action shows that candor changes something. A vague “let’s see” about the title becomes a promise.',
    section: 'stay-interviews',
    skill: 'experience',
  },
  {
    id: 'flight-risk-evidence',
    question: 'Four reasons stand behind “likely to leave.” Which one may stay on the form?',
    answer: 'The dated, work-related one: “Asked on April 2 and June 9 about a transfer.”',
    why: 'Complaints, leave and private profiles are off limits as signals. Two dated observations about the work are evidence.',
    section: 'flight-risk',
    skill: 'law',
    graded: {
      options: [
        '“Filed a complaint about scheduling in May”',
        '“Asked on April 2 and June 9 about a transfer”',
        '“Updated her online profile twice this month, according to two colleagues”',
        '“Quieter since she returned from leave”',
      ],
      correct: '“Asked on April 2 and June 9 about a transfer”',
    },
  },
  {
    id: 'repair-before-money',
    question:
      'A flight-test engineer may leave because a promised rotation was canceled twice. Her director wants to offer a bonus. What comes first?',
    answer: 'Repair the cause: give her the rotation, or tell her honestly why not.',
    why: 'Money can buy time for a defined event. It can’t buy belief in a promise that was broken twice.',
    section: 'flight-risk',
    skill: 'experience',
  },
]);

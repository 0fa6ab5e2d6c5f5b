import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'ready-now-test',
    question:
      'Lucia wants to lead the refinery, could start in six weeks and is trusted by all. She has never run a shutdown, its hardest demand, or anything close to it. Is she “ready now”?',
    answer:
      'No. Ready now needs the hardest demands met, or close equivalents. The shutdown is a named gap.',
    why: 'Trust and a start date are two parts of the test. Without the hardest demand the category is a hope.',
    section: 'ready-now-12-years-3-plus-years',
    skill: 'planning',
  },
  {
    id: 'second-year-rule',
    question:
      'Kofi was “1–2 years away” in 2025 and is again in 2026. He attended one seminar; no work was assigned. What do you record?',
    answer: 'A failure of the plan, not of Kofi.',
    why: 'A gap closes through work that someone assigns. If not, the year says nothing about him.',
    section: 'ready-now-12-years-3-plus-years',
    skill: 'planning',
    graded: {
      options: [
        '“3-plus years,” with the seminar as his development',
        'A failure of the plan to assign work',
        '“1–2 years,” with a note that he needs to show more initiative',
        '“Ready now,” as the time has passed',
      ],
      correct: 'A failure of the plan to assign work',
    },
  },
  {
    id: 'distinct-people',
    question:
      'An insurer has 10 critical roles and 14 entries on its chart. Mina fills 5 entries; everyone else appears once. What is the coverage in distinct people?',
    answer: '100%: Mina plus 9 others are 10 people for 10 roles. The 140% counts entries.',
    why: 'Entries show how often a name was typed. When Mina moves once, four other roles lose a name.',
    section: 'bench-strength',
    skill: 'analytics',
  },
  {
    id: 'show-the-blank',
    question:
      'The board expects a name for every role. For head of cyber security you have no one. A polite choice would be Rasmus, who hasn’t been asked. What goes on the page?',
    answer: 'A blank, with what you’ll do about it.',
    why: 'A board can act on an honest gap. A name that would decline, or fail, hides it until the day it matters.',
    section: 'bench-strength',
    skill: 'stakeholders',
    graded: {
      options: [
        'Rasmus, marked “3-plus years,” with a footnote that he hasn’t been asked yet',
        'A blank, and the step that follows',
        'Rasmus, as the most plausible person',
      ],
      correct: 'A blank, and the step that follows',
    },
  },
  {
    id: 'rehearse-the-signature',
    question:
      'In a rehearsal the alternate treasurer can’t release a payment without phoning the absent treasurer. What have you learned?',
    answer: 'The cover isn’t real yet: that authority has to be signed beforehand.',
    why: 'Cover means someone can decide on Monday. Anything that needs the absent person is the next thing to fix.',
    section: 'emergency-cover',
    skill: 'planning',
  },
  {
    id: 'fit-to-be-read',
    question:
      'Beside Dana’s name a reviewer wrote, “Too emotional for the top job.” Which test of a succession record does the line fail?',
    answer: 'It isn’t fit for Dana to read.',
    why: 'Access rules or a legal case may show her the page. An observation with a date would stand up to that.',
    section: 'confidentiality',
    skill: 'records',
  },
]);

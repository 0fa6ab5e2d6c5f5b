import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'outcome-you-can-check',
    question:
      'Your separation checklist says, “Exit interview held, laptop returned.” What’s missing if those are meant to be outcomes?',
    answer:
      'A result you can check, such as a lawful, respectful exit with the knowledge passed on.',
    why: 'Tasks can all be ticked while the stage fails. An outcome says how you would know that it worked.',
    section: 'stage-outcomes',
    skill: 'experience',
  },
  {
    id: 'who-owns-onboarding',
    question:
      'Six weeks in, a new planner still doesn’t know whom to ask. HR’s portal shows onboarding 100 percent complete. Who owns this result?',
    answer: 'Her manager, who sets the work. HR owns the process.',
    why: 'Role clarity, confidence and acceptance come from the people she works with. A portal delivers none of them.',
    section: 'stage-outcomes',
    skill: 'experience',
    graded: {
      options: [
        'HR, because onboarding is an HR process',
        'Her manager',
        'The recruiter who made the promises',
      ],
      correct: 'Her manager',
    },
  },
  {
    id: 'internal-move',
    question:
      'Dmitri has been with you for nine years and moves from the warehouse to billing on Monday. Which lifecycle stage is he in?',
    answer: 'Onboarding, again.',
    why: 'He has to learn the job and whom to ask like any newcomer, and often gets less care than a stranger would.',
    section: 'stage-outcomes',
    skill: 'experience',
  },
  {
    id: 'moment-that-matters',
    question:
      'You can set a standard for two of these only: the new-hire gift, the return from a six-month illness, or a refused transfer. How do you choose?',
    answer:
      'Take the ones where the person is uncertain, the result is hard to undo and they will tell others: the return and the refusal.',
    why: 'All three signs meet in them. A gift decides no one’s year.',
    section: 'moments-that-matter',
    skill: 'experience',
  },
  {
    id: 'four-failures',
    question:
      'A promised mentor was named in the offer letter. Two people both turned up as mentor, with different plans. Which kind of failed hand-off is it, and what fixes it?',
    answer: 'Doubled. Name one owner.',
    why: 'Dropped needs a trigger, delayed a date, distorted written terms. When two people do it, one owner is what’s missing.',
    section: 'hand-off-failures',
    skill: 'experience',
    graded: {
      options: [
        'Dropped: add a trigger',
        'Delayed: set a date counted back from the event',
        'Distorted: put the terms in writing',
        'Doubled: name one owner',
      ],
      correct: 'Doubled: name one owner',
    },
  },
  {
    id: 'confirm-the-hand-off',
    question:
      'You emailed the visa papers to the relocation team with a deadline. The email was read. Is the hand-off done?',
    answer: 'No. They have to confirm: “Complete. I own it from here.”',
    why: 'Sender, receiver, content and deadline were there. Confirmation is the part people skip, and sending isn’t handing off.',
    section: 'hand-off-failures',
    skill: 'experience',
  },
]);

import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'form-becomes-app',
    question:
      'Expense claims move from paper to an app. Approval before spending stays the rule. Which document do you change?',
    answer: 'The procedure. The principle is the same, so the policy stays as it is.',
    why: 'Keeping rule and steps apart lets you replace a form without another board approval.',
    section: 'policy-versus-procedure',
    skill: 'records',
    graded: {
      options: [
        'The policy: it’s what people have to follow',
        'The procedure',
        'Both, to keep them in step',
      ],
      correct: 'The procedure',
    },
  },
  {
    id: 'asleep-on-shift',
    question:
      'A rule reads, “Anyone asleep on shift is dismissed. Zero tolerance.” A new medicine made Goran doze off once. What should the rule have said?',
    answer: 'That it may lead to discipline, with a list of what you’ll weigh.',
    why: '“Zero tolerance” fixes the outcome before Goran has been heard. “May” leaves room for his facts.',
    section: 'policy-versus-procedure',
    skill: 'fairness',
  },
  {
    id: 'same-exception-again',
    question:
      'Since March, three teams have been allowed to book hotels above the limit in the same city. A fourth asks. What do you look at before you answer?',
    answer: 'The limit. Three similar exceptions mean that the policy is wrong.',
    why: 'Every exception met a need that the rule forgot. A fourth leaves the fault in place.',
    section: 'scope-and-owner',
    skill: 'fairness',
  },
  {
    id: 'joint-owners',
    question:
      'The draft of a drone policy says, “Owner and approver: HR and Legal jointly.” What do you write in that line?',
    answer: 'One role as owner, and a different role as approver.',
    why: 'Two departments can’t answer one phone call, and owners who approve their own drafts aren’t checked at all.',
    section: 'scope-and-owner',
    skill: 'records',
    graded: {
      options: [
        'One named person, as owner and approver',
        'A committee as owner, with a deputy for each site',
        'One role as owner, another role as approver',
      ],
      correct: 'One role as owner, another role as approver',
    },
  },
  {
    id: 'rule-of-that-day',
    question:
      'A complaint is about a phone call on March 14. Version 3 of the policy took effect on April 1, and someone deleted version 2. What can you no longer show?',
    answer: 'The rule that applied on March 14.',
    why: 'A case is judged by the version in force that day. Old versions are evidence, so keep them.',
    section: 'version-control',
    skill: 'records',
  },
  {
    id: 'only-a-number',
    question:
      'A colleague corrects the mileage rate in the live policy from 58 to 63 cents: “It’s only a number.” What is missing?',
    answer: 'A new version number, and a notice of what changed, why, and what to do by when.',
    why: 'A silent edit leaves two people with two rules under one name, and no record of when it changed.',
    section: 'version-control',
    skill: 'records',
  },
  {
    id: 'will-not-sign',
    question:
      'Amaru declines to sign for the new safety policy: “I don’t agree with it.” His lead wants to sign in his place. What do you do?',
    answer: 'Record the date and how he was given the policy.',
    why: 'A signature would only have shown that he received notice. Your record shows that too, and it’s true.',
    section: 'acknowledgment',
    skill: 'records',
    graded: {
      options: [
        'Let the lead sign, with a note that Amaru was told in person',
        'Record the date and how he got it',
        'Keep him off the line until he has signed',
      ],
      correct: 'Record the date and how he got it',
    },
  },
]);

import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'turnover-arithmetic',
    question:
      'A call center had 58 people on July 1 and 62 on September 30. Three left. What was turnover for the quarter?',
    answer: '5 percent: 3 ÷ 60 × 100.',
    why: 'Leavers are divided by average headcount. Four times that is a yearly figure only if every quarter is alike.',
    section: 'metric-formulas',
    skill: 'analytics',
    graded: { options: ['4.8 percent', '5 percent', '20 percent'], correct: '5 percent' },
  },
  {
    id: 'define-first',
    question:
      'Finance reports turnover of 12 percent and you report 9, from the same records. What do you compare first?',
    answer:
      'The definitions: who counts as a leaver, and whether contractors and transfers are in.',
    why: 'Most arguments about a metric concern its definition rather than its formula.',
    section: 'metric-formulas',
    skill: 'analytics',
  },
  {
    id: 'tiny-team',
    question:
      'One of four people in the legal team left. Your dashboard shows “Legal: 25 percent turnover.” What’s the problem, and what do you show?',
    answer:
      'One person makes 25 percent, and readers know who it is. Show the count, or leave the group out.',
    why: 'In tiny groups a rate exaggerates chance and can identify someone.',
    section: 'metric-formulas',
    skill: 'analytics',
  },
  {
    id: 'harm-and-deadline',
    question:
      'Three messages at 9 a.m.: a director shouting about a late reference letter, a short paycheck, and “I don’t feel safe alone with him.” In which order?',
    answer: 'Safety now, the paycheck today, the letter this week.',
    why: 'You sort by harm and deadline. The loudest message is rarely first.',
    section: 'query-triage-and-escalation',
    skill: 'law',
  },
  {
    id: 'plain-words-hide-rights',
    question:
      'An employee writes, “My knee needs some mornings off until spring. Is that OK?” The word “leave” isn’t in it. How do you treat it?',
    answer:
      'As amber: acknowledge it today, find the deadline, and get it to the person who owns leave.',
    why: 'People avoid legal words. A remark about a health need may start a process with a clock.',
    section: 'query-triage-and-escalation',
    skill: 'law',
    graded: {
      options: [
        'Green: answer from the vacation policy this week',
        'Amber: acknowledge today and find the deadline and the owner',
        'Red: stop work and open an investigation',
      ],
      correct: 'Amber: acknowledge today and find the deadline and the owner',
    },
  },
  {
    id: 'facts-not-findings',
    question:
      'You’re about to escalate with the line, “Tom is harassing Ana.” What do you write instead?',
    answer: 'What was reported: who said what, when, any deadline and what you’ve done so far.',
    why: '“Is harassing” is a finding, and there has been no investigation. Facts let the next person decide fairly.',
    section: 'query-triage-and-escalation',
    skill: 'records',
  },
  {
    id: 'fix-the-source',
    question:
      'A start date is wrong in the export for the auditors, who want it in an hour. You know the right one. What do you correct?',
    answer:
      'The source system, from an authorized source, with a note of who changed what and why.',
    why: 'If you fix only the export, pay, access and the next report still hold the error.',
    section: 'hris-data-quality',
    skill: 'analytics',
  },
]);

import { defineActivity } from '@learning/content/schema';

const MODULE = 'hr-foundations-m2';
const ROLE = 'hr-foundations-m1';
const JOBS = 'hr-foundations-m3';

export default defineActivity({
  id: 'hr-foundations-mark-up',
  moduleId: MODULE,
  type: 'mark-up',
  title: 'The Offer Letter at Ten to Five',
  description: 'Mark what cannot go out in an offer letter, with the approved terms beside it.',
  passingScore: 75,
  config: {
    context:
      'The parcel depot of this course, in the United States. Grant Osei, the night operations manager, has found his coordinator and wants the letter out today. He took last year’s letter, had an assistant freshen it up, and added what he had told the candidate. Your name goes under it as soon as you have compared it with the form that Beatriz Nakamura approved.',
    title: 'Offer of employment for {name}',
    problems: [
      {
        id: 'terms',
        name: 'Differs from the approved terms',
        description: 'A figure, a date or a condition is different on the form.',
      },
      {
        id: 'promise',
        name: 'Promise we can’t keep',
        description: 'Commits the depot to something that no one has approved.',
      },
      {
        id: 'private',
        name: 'Asks or says too much',
        description: 'Health, family, age or origin: it has no place in an offer.',
      },
      {
        id: 'vague',
        name: 'Can be read two ways',
        description: 'A term that the candidate and payroll will each understand differently.',
      },
    ],
    asks: 5,
    facts: [
      {
        name: 'Renee Kowalski',
        first: 'Ms. Kowalski',
        rate: '$27.50',
        wrongRate: '$28.50',
        annual: '$57,200',
        bonus: '$1,500',
        start: 'Monday, January 11, 2027',
        until: 'Friday, December 18, 2026',
        health: 'back',
      },
      {
        name: 'Joanna Mbeki',
        first: 'Ms. Mbeki',
        rate: '$29.00',
        wrongRate: '$26.00',
        annual: '$60,320',
        bonus: '$2,000',
        start: 'Monday, January 25, 2027',
        until: 'Friday, January 8, 2027',
        health: 'hip',
      },
      {
        name: 'Carol Ann Reyes',
        first: 'Ms. Reyes',
        rate: '$28.25',
        wrongRate: '$28.75',
        annual: '$58,760',
        bonus: '$1,000',
        start: 'Monday, February 1, 2027',
        until: 'Friday, January 15, 2027',
        health: 'knee',
      },
    ],
    records: [
      {
        title: 'Approved terms, signed by Beatriz Nakamura',
        lines: [
          '{name}, shift coordinator, full time, nonexempt. Reports to Grant Osei.',
          '{rate} an hour, 2,080 hours a year, paid every two weeks.',
          '10:00 p.m. to 6:30 a.m., Sunday to Thursday, with 30 minutes of unpaid meal break. First week: days, for training.',
          'Start: {start}. Offer open until {until}.',
          'Sign-on bonus of {bonus}, on the first payday after 90 days, if still employed.',
          'Medical plan: from March 1, 2027. Paid time off: 15 days a year.',
          'Condition: the background check that every coordinator has after the offer.',
          'Agreed before the offer: sit-stand desk. Owner: Facilities. In place by: day 1.',
        ],
      },
      {
        title: 'From Grant’s email',
        lines: [
          '"I told her she’d make supervisor in a year, and that her nights are safe. She mentioned her {health}, so the desk is a must. And find out about her kids, I can’t have gaps on Sundays."',
        ],
      },
    ],
    paragraphs: [
      {
        sentences: [
          'Dear {first}:',
          'We are pleased to offer you the position of shift coordinator, reporting to Grant Osei.',
          {
            id: 'career',
            flawed: {
              text: 'It is a permanent position with a secure future.',
              problemId: 'promise',
              explanation:
                '"Permanent" and "secure" promise a job without an end. No one approved that, and in some states such words are held against an employer that lets someone go.',
            },
            sound: {
              text: 'It is a full-time position on the night shift.',
              explanation:
                'Full time and nights are on the form. The sentence describes the job and promises no length of it.',
            },
            readAt: { moduleId: ROLE, section: 'stakeholders' },
          },
          'You start on {start}.',
          {
            text: 'In your first week you will not work nights at all, but days, for training.',
            explanation:
              'It seems to contradict the shift and is on the form: the first week is on days. Better in the letter than as a surprise on Sunday evening.',
          },
          {
            id: 'hours',
            flawed: {
              text: 'After that, your hours are flexible, as discussed.',
              problemId: 'vague',
              explanation:
                'Flexible for whom? The candidate hears "I choose," the manager hears "I need you on Sundays." The form has hours, and the letter should have them too.',
            },
            sound: {
              text: 'After that, you work from 10:00 p.m. to 6:30 a.m., Sunday to Thursday.',
              explanation:
                'Days and hours are those of the form. Both sides can read it once and know when the shift begins.',
            },
            readAt: { moduleId: MODULE, section: 'hand-off-failures' },
          },
          {
            text: 'The meal break of 30 minutes is unpaid.',
            nearTo: 'hours',
            explanation:
              'The form says so. What can be read two ways is the sentence before, which has no hours in it.',
          },
          {
            id: 'schedule',
            flawed: {
              text: 'This schedule is yours for as long as you work here.',
              problemId: 'promise',
              explanation:
                'Grant told her that her nights are safe, and the form doesn’t. The first change of routes would break a written promise.',
            },
            sound: {
              text: 'If the routes change, this schedule may change too.',
              explanation:
                'It’s honest about what a depot can promise, and leaves the schedule as approved until then.',
            },
            readAt: { moduleId: MODULE, section: 'moments-that-matter' },
          },
        ],
      },
      {
        heading: 'Pay',
        sentences: [
          {
            id: 'rate',
            flawed: {
              text: 'Your pay is {wrongRate} an hour, paid every two weeks.',
              problemId: 'terms',
              explanation:
                'The form says {rate}. A rate in a signed letter is the one that she’ll expect, and payroll will pay the other.',
            },
            sound: {
              text: 'Your pay is {rate} an hour, paid every two weeks.',
              explanation:
                'Rate and pay period are those of the form. Compare each figure, even the one that everyone knows.',
            },
            readAt: { moduleId: MODULE, section: 'hand-off-failures' },
          },
          {
            text: 'Over 2,080 hours, that is {annual} before taxes.',
            nearTo: 'rate',
            explanation:
              'It’s the approved rate times 2,080, and right. Set against this sum, it’s the hourly rate before it that can’t be.',
          },
          {
            id: 'overtime',
            flawed: {
              text: 'As a coordinator you are exempt, so there is no overtime.',
              problemId: 'terms',
              explanation:
                'The form says nonexempt. A title never makes a job exempt, and an hourly coordinator who works beyond 40 hours is owed one and a half times the regular rate.',
            },
            sound: {
              text: 'You are nonexempt and are paid overtime beyond 40 hours a week.',
              explanation:
                'It matches the form, and tells the candidate in one line what the word on the form means.',
            },
            readAt: { moduleId: JOBS, section: 'essential-functions' },
          },
          {
            id: 'bonus',
            flawed: {
              text: 'You also get a sign-on bonus of {bonus} once you have settled in.',
              problemId: 'vague',
              explanation:
                'When has someone settled in? The form names a payday and a condition. Without them there will be two opinions in week three.',
            },
            sound: {
              text: 'You also get a sign-on bonus of {bonus} on the first payday after 90 days, if you are still employed.',
              explanation:
                'Amount, payday and condition are on the form. Payroll could pay it from this sentence alone.',
            },
            readAt: { moduleId: MODULE, section: 'hand-off-failures' },
          },
          {
            text: 'No bonus is paid if you leave before that day, whatever the reason.',
            nearTo: 'bonus',
            explanation:
              'It’s strict and follows from the form. The day it refers to is what the sentence before leaves open.',
          },
          {
            id: 'medical',
            flawed: {
              text: 'You can join the medical plan from your first day.',
              problemId: 'terms',
              explanation:
                'The plan begins on March 1. Someone who cancels other coverage on the strength of this line is uninsured for weeks.',
            },
            sound: {
              text: 'You can join the medical plan from March 1, 2027.',
              explanation:
                'The day is that of the form, so she can keep other coverage until then.',
            },
            readAt: { moduleId: MODULE, section: 'moments-that-matter' },
          },
          'Paid time off is 15 days a year.',
          {
            id: 'supervisor',
            flawed: {
              text: 'After your first year you move up to supervisor.',
              problemId: 'promise',
              explanation:
                'Grant hopes so, and no one has approved it. In a letter, his hope becomes a date that she’ll wait for.',
            },
            sound: {
              text: 'Openings for supervisor are posted, and you may apply.',
              explanation:
                'It tells her about the way up without promising the step. Everyone else at the depot has the same way.',
            },
            readAt: { moduleId: ROLE, section: 'stakeholders' },
          },
        ],
      },
      {
        heading: 'Before you start',
        sentences: [
          {
            text: 'This offer is withdrawn if the background check, which every coordinator has after the offer, does not meet our standard.',
            explanation:
              'It’s a hard sentence and a fair one: the condition is on the form, comes after the offer, and is the same for everyone in the job.',
          },
          {
            id: 'documents',
            flawed: {
              text: 'For Form I-9, please bring your birth certificate and your Social Security card.',
              problemId: 'private',
              explanation:
                'The employee chooses which of the acceptable documents to show. Asking for particular ones reaches into where a person comes from, and US law treats it as unfair.',
            },
            sound: {
              text: 'For Form I-9, please bring documents of your choice from the list we enclose.',
              explanation:
                'The choice is the employee’s, and the letter says so. The list is the same for everyone.',
            },
            readAt: { moduleId: MODULE, section: 'hand-off-failures' },
          },
          {
            text: 'By law we must see them within three business days of your first day of work for pay.',
            nearTo: 'documents',
            explanation:
              'That is the rule for Section 2 of the form. The fault is one sentence earlier, where the letter chooses the documents for her.',
          },
          {
            id: 'children',
            flawed: {
              text: 'So that we can plan Sundays, please tell us about your children and their care.',
              problemId: 'private',
              explanation:
                'Whether someone has children has nothing to do with the job, and the question is asked of women more often than of men. Ask whether she can work the shift, if it isn’t plain.',
            },
            sound: {
              text: 'Please tell us by return whether you can work this schedule.',
              explanation:
                'It asks about the work and leaves family out of it. It would be the same question to anyone.',
            },
            readAt: { moduleId: ROLE, section: 'trust-and-confidentiality' },
          },
          {
            id: 'desk',
            flawed: {
              text: 'Because of your {health}, Facilities will have a sit-stand desk ready for you.',
              problemId: 'private',
              explanation:
                'The desk belongs in the letter, the reason doesn’t. Grant, Facilities and payroll will all see this page, and none of them needs a diagnosis.',
            },
            sound: {
              text: 'As agreed, Facilities will have a sit-stand desk ready on your first day.',
              explanation:
                'Item, owner and date are there, and no medical detail. That is all the people who carry it out need.',
            },
            readAt: { moduleId: ROLE, section: 'trust-and-confidentiality' },
          },
          {
            id: 'deadline',
            flawed: {
              text: 'Please let us know soon whether you accept.',
              problemId: 'vague',
              explanation:
                'The form gives a day. Without it, "soon" ends when Grant gets nervous, and a second candidate may hold a letter for the same job.',
            },
            sound: {
              text: 'Please let us know by {until} whether you accept.',
              explanation:
                'The day is that of the form. After it, the depot is free to offer the job to someone else.',
            },
            readAt: { moduleId: MODULE, section: 'hand-off-failures' },
          },
        ],
      },
      {
        heading: 'What this letter is',
        sentences: [
          {
            text: 'Employment is at will: either of us may end it at any time, for any reason that the law does not forbid.',
            explanation:
              'It reads coldly in an offer and is correct in every state but Montana. Leaving it out, beside warm words about the future, is what causes trouble.',
          },
          {
            text: 'This letter replaces everything you were told before, also in conversation.',
            explanation:
              'It takes back nothing that was approved. It keeps a remark in an interview from becoming a term, and gives her the chance to ask now.',
          },
          {
            text: 'We do not forbid anyone to talk about their pay.',
            explanation:
              'It’s unusual in a letter and true: most employees in the US may discuss their pay with one another, and a rule against it would be unlawful.',
          },
          'If you have questions about any line, call me before you sign.',
          'Sincerely, Human Resources',
        ],
      },
    ],
    passingScore: 75,
    feedback: {
      passing:
        'You compared every line with the form and let the plain, cold sentences stand. Keep the habit: terms first, then promises, then whatever concerns the person and not the job.',
      failing:
        'Lay the form beside the letter and tick off each line of it. What is left over in the letter is either a promise, a question that isn’t ours, or a word that two people will read differently. Cold sentences can be right, and friendly ones wrong.',
    },
  },
});

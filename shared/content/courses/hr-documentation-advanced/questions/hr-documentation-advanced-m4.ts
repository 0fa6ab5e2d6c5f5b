import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-documentation-advanced-m4', [
  {
    id: 'q9',
    type: 'multiple-choice',
    section: 'separation-letter',
    question:
      'A letter says that employment ended because PIP measures 2 and 4 weren’t met. The HR system says "position eliminated," chosen, the manager says, "to be kind." Nothing has been sent to any agency, and a lawyer has written. What is your advice?',
    options: [
      'Change the code to "performance" tonight, overwrite the old entry, and tell counsel which reason is now on record',
      'Issue a fresh letter that says the position was eliminated; that reason is gentler, and the code supports it',
      'Leave the code as it is; it’s internal and harmless, and the hold now covers it together with all the rest',
      "Keep the entry and its history; with counsel's agreement, add a dated correction giving the letter's reason",
    ],
    correctAnswer:
      "Keep the entry and its history; with counsel's agreement, add a dated correction giving the letter's reason",
    points: 10,
    hint: 'One reason, five places, and a hold is in force.',
    explanation:
      'The reasons must agree, and the hold means that nothing is overwritten, so preserve the entry and correct it openly with a date. Changing the code tonight is the best distractor: it reaches the true reason, but it destroys the old entry after a lawyer has written. Leaving the mismatch invites the question of which reason is real.',
  },
  {
    id: 'silent-pip',
    type: 'multiple-choice',
    section: 'pip-close-out',
    question:
      'A PIP ended on June 30. It was never closed. In October the manager says, "She failed it, as you can see from September." What do you do first?',
    options: [
      'Send her a closing letter with the ending "not met," dated June 30, and ask her to a meeting within the week',
      'Admit the missed date to her in writing, and judge the plan on evidence up to June 30 alone',
      'Extend the plan to December 31, tell her what is still open, and take September as its first month of evidence',
      'Treat the plan as met, as silence reads as success, and then start a new one from the figures of September',
    ],
    correctAnswer:
      'Admit the missed date to her in writing, and judge the plan on evidence up to June 30 alone',
    points: 10,
    hint: 'Which period was she measured on, and what does she know?',
    explanation:
      'The employer admits its own miss and judges the plan on the plan period. The extension tempts because it looks generous, but it stretches a plan that ended four months ago and turns September into evidence after the fact. Dating a letter June 30 would be a false record.',
  },
  {
    id: 'release-of-hold',
    type: 'multiple-choice',
    section: 'legal-hold-suspends-disposal',
    question:
      'A claim was withdrawn in March. In May IT asks whether chat deletion may run again; storage is full. The general counsel is traveling. What do you answer?',
    options: [
      'Yes: the claim is withdrawn, so the reason for the hold has gone, and storage costs are rising each week',
      'Yes, for the people not named in the claim; for the others, IT gets an answer once counsel is back',
      'Not yet: the hold stands until counsel releases it in writing, and IT gets an answer about storage by Friday',
      'No: these records are now kept for good, since a claim that was withdrawn may be brought again at a later time',
    ],
    correctAnswer:
      'Not yet: the hold stands until counsel releases it in writing, and IT gets an answer about storage by Friday',
    points: 10,
    hint: 'Who ends a hold, and in which form?',
    explanation:
      'Only counsel releases, in writing, and then normal disposal resumes. Saying yes tempts because a withdrawn claim looks like the end, but other claims may still be in time. Keeping everything for good breaks the retention schedule and, in the EU and UK, data protection rules.',
  },
  {
    id: 'q7',
    type: 'multiple-select',
    section: 'legal-hold-suspends-disposal',
    question:
      'At 10 a.m. a dismissed employee emails: "My lawyer will be in touch." Chat deletes after 30 days, and his laptop is due to be wiped tonight. Which steps do you take today? Select all that apply.',
    options: [
      'Log the trigger and ask counsel about scope',
      "Wait for the lawyer's letter, which will make the scope clear and the notice precise",
      "Stop chat deletion and the laptop wipe, and get IT's confirmation in writing",
      'Ask the manager to tidy her notes and fill in missing dates while she remembers',
      "Send a hold notice to each person who may hold records, including those with comparators' files",
    ],
    correctAnswer: [
      'Log the trigger and ask counsel about scope',
      "Stop chat deletion and the laptop wipe, and get IT's confirmation in writing",
      "Send a hold notice to each person who may hold records, including those with comparators' files",
    ],
    points: 10,
    hint: 'Ask what would be lost by tomorrow morning, and what must not be touched.',
    explanation:
      "A dispute is reasonably expected, so the hold starts now: log, stop deletion, notify. Waiting for the letter is the tempting choice, because its scope would be clearer, but a day of chat and a laptop would be gone by then. Filling in old notes changes evidence; a new statement carrying today's date is the honest form.",
  },
  {
    id: 'stop-and-check',
    type: 'multiple-select',
    section: 'separation-letter',
    question:
      'A separation letter for missed sales targets is ready to sign. Which facts stop it until counsel has looked? Select all that apply.',
    options: [
      'He asked about unpaid overtime in July',
      'His manager has worked there for only a year',
      'The training promised in the PIP never took place',
      'He is the only one in the team without a degree',
      'His last day would fall in the team’s busiest week',
    ],
    correctAnswer: [
      'He asked about unpaid overtime in July',
      'The training promised in the PIP never took place',
    ],
    points: 10,
    hint: 'The checklist asks about complaints and about support.',
    explanation:
      'A pay question in the last year may be protected, and support that wasn’t delivered means that a measure wasn’t tested. The busy week tempts, as it is a practical reason to wait, but the manager can plan for it, and it touches neither the reason nor his treatment. Degree and tenure say nothing here.',
  },
  {
    id: 'q8',
    type: 'short-answer',
    section: 'pip-close-out',
    question:
      'A PIP had five measures. At the end date, measure 1 was met; measures 2, 3 and 4 were missed; measure 5 was missed, but the training promised for it never took place. Support for the other measures was delivered. How many measures may the close-out letter mark "not met"?',
    options: [],
    correctAnswer: '3',
    alsoAccepted: ['three'],
    points: 10,
    hint: 'Give one digit. Check the support column before you count.',
    explanation:
      'Three: measures 2, 3 and 4. Measure 5 is "not tested," because the promised support wasn’t delivered. Counting it as missed gives 4, the common error, and hands the employee the strongest point in any dispute.',
  },
  {
    id: 'hold-reminder',
    type: 'short-answer',
    section: 'legal-hold-suspends-disposal',
    question:
      'A hold notice goes out on November 9, 2026. A reminder is due every 60 days. On which day of January 2027 is the first one due?',
    options: [],
    correctAnswer: '8',
    alsoAccepted: ['January 8', '8 January', '8th', 'January 8, 2027'],
    points: 10,
    hint: 'The number of the day. November has 30 days, December 31.',
    explanation:
      'Thirty days bring you to December 9 and thirty more to January 8. Two calendar months would be January 9, the usual slip. Put it in the calendar on the day of the notice, since a forgotten hold is broken by the first new phone.',
  },
  {
    id: 'first-day-of-hold',
    type: 'essay',
    section: 'legal-hold-suspends-disposal',
    question:
      'It’s Friday, 4:30 p.m. A sales lead who was dismissed on Tuesday posts publicly that she "will see them in court over the commission." Chat deletes after 14 days, her phone is in a drawer, and her manager is about to leave for two weeks. Counsel doesn’t answer the phone. Write your log for the next two hours, in the five moves of Module 4, with a time for each entry. Aim for about 140 words.',
    options: [],
    correctAnswer:
      'Log, Friday. 4:30 p.m.: public post seen, screenshot with address saved; trigger “will see them in court over the commission.” 4:35: counsel called, message left, email sent with one question about scope. 4:45, scope: the sales lead, her manager, commission team, payroll; January 1 to today; email, chat, commission system, phones, comparators’ commission records. 4:55, stop: IT on call told to suspend chat deletion for these people and all mailboxes; phone taken from the drawer, bagged, not switched on; written confirmation from IT 5:25. 5:30, notify: hold notice to six holders, in neutral words; the manager acknowledges by phone at 5:40 and in writing at 5:50, and takes the company laptop with him untouched. Two acknowledgments outstanding, call on Monday at 8. 6:10, calendar: reminder in 60 days; counsel again Monday, 8:30. I ask none of them to write, tidy or comment.',
    points: 10,
    hint: 'Log, scope, stop, notify, calendar; each with a time and a proof.',
    explanation:
      'A strong log stops deletion within the hour, secures the phone without using it, gets proof from IT and doesn’t wait for counsel, who is nevertheless informed. The tempting log ends with "awaiting counsel," which costs a weekend of a 14-day deletion. Asking the manager to write down what happened would create new commentary.',
  },
]);

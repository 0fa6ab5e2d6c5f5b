import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-documentation-basic-m1', [
  {
    id: 'q3',
    type: 'multiple-select',
    section: 'contemporaneous-notes',
    question:
      'Which of these triggers call for a written record on the same day? Choose all that apply.',
    options: [
      'Carla promises Victor a second screen by Friday.',
      'An employee is two minutes late once, and a quick word settles it.',
      'Nadia says she needs different hours because of a health matter.',
      "Carla hears a rumor about an employee's weekend plans.",
      'Carla changes the target for closed cases from 30 to 35 a day.',
    ],
    correctAnswer: [
      'Carla promises Victor a second screen by Friday.',
      'Nadia says she needs different hours because of a health matter.',
      'Carla changes the target for closed cases from 30 to 35 a day.',
    ],
    points: 10,
    hint: 'Compare each line with the trigger table in module 1, and with what it says to skip.',
    explanation:
      "A promise, a health-related request and a changed expectation are all triggers. The request also goes to HR the same day, without medical detail in Carla's note. The two-minute slip is the best distractor: it's a fact about work, but it was single, small and settled, so a note would look like a campaign. The rumor concerns private life.",
  },
  {
    id: 'q4',
    type: 'multiple-choice',
    section: 'consistency',
    question:
      "Carla wants to give Omar a documented verbal warning for late starts. Her draft covers the facts, the policy, his reply, the help offered and a review date. Two coworkers had as many late starts in the same weeks, and she hasn't spoken to them. What is your advice?",
    options: [
      'Issue it now; the draft has every part a warning needs, and the other two cases are separate matters.',
      'Issue it to Omar. Add a line saying that coworkers come next, and use the same form and review date for them.',
      'Replace it. Send the whole team an email about start times, and compare the records again after a month.',
      "Hold it until you've compared all three records; two people with the same facts are part of it.",
    ],
    correctAnswer:
      "Hold it until you've compared all three records; two people with the same facts are part of it.",
    points: 10,
    hint: 'What would an outside reader ask to see next to the draft?',
    explanation:
      "A well-written record can still be unfair if like cases are treated differently, so compare before you act. Issuing it now tempts because the draft has every part. But completeness isn't consistency, and the coworkers' data would be the first thing Omar asks for. A team email sets no individual expectation.",
  },
  {
    id: 'file-after-complaint',
    type: 'multiple-choice',
    section: 'consistency',
    question:
      'Four days after Jonas complained about unpaid breaks, his supervisor sends you six dated notes on his slow register closings, all written since. The register data confirms every one of them. What do you do with the notes?',
    options: [
      'File them. Each note is dated on its day, and what it says has been checked against the register data.',
      'Return them. Ask the supervisor to wait a month, explain the standard to the whole team, and then start a new file.',
      'Hold any step until you have data from before and on the whole team; true notes can still single a person out.',
      'Delete them today, thank the supervisor for the data, and ask him to raise register closings with the whole team.',
    ],
    correctAnswer:
      'Hold any step until you have data from before and on the whole team; true notes can still single a person out.',
    points: 10,
    hint: 'True facts can still cover only one person and only one period.',
    explanation:
      'Timing counts even when facts are true: a file that begins after a complaint can look like retaliation. Evidence from before and data on the team show whether the problem is real and shared. Filing them tempts because the notes pass every test of wording. Deleting or delaying them makes matters worse.',
  },
  {
    id: 'positive-log',
    type: 'multiple-select',
    section: 'document-positives-too',
    question:
      'Carla agrees to log one good fact a month for each person. Which entries meet the standard for a record? Choose all that apply.',
    options: [
      'June 3: Dana stayed 40 minutes to finish the Ortiz order. The client thanked her by email (attached).',
      'June: Dana is a star and the heart of the team.',
      'June 9: Victor found the double charge in case 4471 before the invoice went out. Source: case log.',
      'June 12: Nadia was less difficult than usual on the late shift.',
      'June: the team as a whole kept up its great spirit in a hard month.',
      'June 15: Omar covered the 6 a.m. line with one hour of notice. I asked him at 5.',
    ],
    correctAnswer: [
      'June 3: Dana stayed 40 minutes to finish the Ortiz order. The client thanked her by email (attached).',
      'June 9: Victor found the double charge in case 4471 before the invoice went out. Source: case log.',
      'June 15: Omar covered the 6 a.m. line with one hour of notice. I asked him at 5.',
    ],
    points: 10,
    hint: 'Use the same test for praise as for problems.',
    explanation:
      'Praise is recorded like a problem: date, act, effect, source. "A star" tempts because it\'s kind and sincere, but it names the person and not the act, so it helps no later reader. "Less difficult than usual" is a complaint in the form of praise, and a line about the team doesn\'t belong in one person\'s file.',
  },
  {
    id: 'note-limit',
    type: 'short-answer',
    section: 'contemporaneous-notes',
    question:
      'A talk takes place on Friday, July 10, after a full working week of Monday to Friday. By the end of which date must the note be written at the latest?',
    options: [],
    correctAnswer: 'July 13',
    alsoAccepted: [
      '13 July',
      'July 13th',
      '13th July',
      '13',
      '7/13',
      'Monday July 13',
      'Monday, July 13',
    ],
    points: 10,
    hint: 'Give month and day, for example May 4',
    explanation:
      "The limit is the same day, and never later than the end of the next working day. After a Friday that is Monday, July 13. July 11 tempts because it's the next day, but it's a Saturday and no working day here.",
  },
  {
    id: 'essay-late-note',
    type: 'essay',
    section: 'contemporaneous-notes',
    question:
      'On May 20 Carla tells you about a talk with Nadia on May 12 that she never wrote down. Her calendar shows the talk at 3 p.m., and she remembers that Nadia asked for two early shifts a week. Draft the note that she should write now, and list what she must not do.',
    options: [],
    correctAnswer:
      "Written May 20 by Carla, about a talk with Nadia on May 12 at 3 p.m. in the small meeting room. Late because I didn't make a note on the day. Source: my calendar for date and time; the rest from memory. Present: Nadia and I. Nadia asked, in substance, for two early shifts a week; I don't recall her exact words or whether she named days. I said that I would look at the plan and answer her. I haven't answered yet. Next step: I speak with Nadia by May 22, ask whether I have this right, and give her an answer or a date for one. She gets a copy. Carla must not date the note May 12, replace an older note, fill gaps with what Nadia probably said, or add reasons that Nadia may have for her request. If health or family comes up, she tells HR the same day and writes no detail.",
    points: 7,
    hint: 'Two dates, the reason for the delay, the source, and an honest gap.',
    explanation:
      'A strong answer shows both dates, says why the note is late and what it rests on, and leaves gaps open. It also notices that Nadia still waits for an answer. The tempting version reads more smoothly because it fills in days and reasons, and each of those can be wrong.',
  },
]);

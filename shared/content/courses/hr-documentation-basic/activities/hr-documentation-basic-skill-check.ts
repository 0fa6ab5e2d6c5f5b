import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-documentation-basic-skill-check',
  moduleId: 'hr-documentation-basic-m5',
  type: 'skill-check',
  title: 'Documentation Essentials Check',
  description:
    "You proofread a manager's notes. Eight questions test objective wording, timing, filing and access.",
  passingScore: 75,
  config: {
    assessment: {
      title: 'Documentation Essentials Check',
      description:
        'Carla, a customer service manager, has sent you her notes on several employees before she acts. Proofread them with care. Eight questions, 10 points each; 75% passes. You have 15 minutes.',
      timeLimit: 15,
      passingScore: 75,
    },
    questions: [
      {
        id: 'q1',
        type: 'multiple-choice',
        question:
          'Carla wrote: "Victor was rude to a customer again and clearly does not care." She heard the call herself. Which rewrite would you accept?',
        options: [
          'June 4, 10:20 a.m.: Victor was unprofessional and abrupt with a customer on a call that I heard, which is part of an ongoing pattern this quarter.',
          'June 4, 10:20 a.m.: Victor seemed upset on a customer call, possibly because of problems at home, and spoke more sharply than he usually does.',
          'June 4, 10:20 a.m.: I heard Victor say to a customer, "That is not my problem," and end the call. The customer called back at 10:31.',
          'June 4: a customer was treated badly by Victor, who has had the training twice and should know better after nine years in the job.',
        ],
        correctAnswer:
          'June 4, 10:20 a.m.: I heard Victor say to a customer, "That is not my problem," and end the call. The customer called back at 10:31.',
        points: 10,
        hint: 'Ask which version a camera, a microphone or a call log could confirm.',
        explanation:
          'This version gives the time, the source, the exact words and the effect, so Victor can answer it and anyone can check it. The "unprofessional" version is tempting because it has a time and a source, but it labels him without saying what he did, and it claims a pattern without dates or a count.',
      },
      {
        id: 'q2',
        type: 'multiple-choice',
        question:
          'Carla spoke with Nadia on May 6 but forgot to write it down. Today is May 14. What should she do?',
        options: [
          'Write the note today, date it May 14, give May 6 as the event date, and say why it is late and what she relied on.',
          'Write the note today from her calendar and date it May 6, since that is when the conversation took place and the facts are fresh enough.',
          'Leave it unless the matter comes up again; a note written eight days later has no value and could look like a campaign.',
          'Repeat the conversation with Nadia today so that the note can be made on time, and record only the new one.',
        ],
        correctAnswer:
          'Write the note today, date it May 14, give May 6 as the event date, and say why it is late and what she relied on.',
        points: 10,
        hint: 'Ask what the date on a record tells the reader, and what the system would show.',
        explanation:
          'A late note that admits it is late is honest and still useful. Dating it May 6 is the tempting error, because the event date is true. But the date on a record says when it was written, and system data would show otherwise. One false date puts every other fact in doubt.',
      },
      {
        id: 'q3',
        type: 'multiple-select',
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
          "A promise, a health-related request and a changed expectation are all triggers. The request also goes to HR the same day, without medical detail in Carla's note. The two-minute slip is the best distractor: it is a fact about work, but it was single, small and settled, so a note would look like a campaign. The rumor concerns private life.",
      },
      {
        id: 'q4',
        type: 'multiple-choice',
        question:
          'Carla wants to give Omar a documented verbal warning for late starts. Her draft covers the facts, the policy, his reply, the help offered and a review date. Two coworkers had as many late starts in the same weeks, and she has not spoken to them. What is your advice?',
        options: [
          'Issue it now; the draft has every part a warning needs, and the other two cases are separate matters.',
          'Issue it to Omar, and add a line saying that coworkers will be dealt with later.',
          'Replace it with an email to the whole team about start times, so that no one is singled out.',
          'Hold it. Compare all three records and reasons first, then apply the same step to the same facts.',
        ],
        correctAnswer:
          'Hold it. Compare all three records and reasons first, then apply the same step to the same facts.',
        points: 10,
        hint: 'What would an outside reader ask to see next to the draft?',
        explanation:
          "A well-written record can still be unfair if like cases are treated differently, so compare before you act. The first option tempts because the draft has every part. But completeness is not consistency, and the coworkers' data would be the first thing Omar asks for. A team email sets no individual expectation.",
      },
      {
        id: 'q5',
        type: 'short-answer',
        question:
          "You check Omar's attendance record. His shift starts at 8:00. Clock-ins: June 1, 8:12; June 3, 9:00 (a 9:00 start was approved the day before); June 8, 8:19; June 15, 8:07. How many unapproved minutes late should the record total?",
        options: [],
        correctAnswer: '38',
        points: 10,
        hint: 'Give a whole number in digits only, without the word minutes.',
        explanation:
          'The total is 12 + 19 + 7 = 38. The June 3 start was approved for 9:00, so it was on time. Counting it from 8:00 would give 98 and would put a false fact in the file. Check approved swaps before you add anything up.',
      },
      {
        id: 'q6',
        type: 'multiple-select',
        question:
          "Carla's folder on Nadia is open to every team manager. It holds the papers below. Which should you move out of the personnel file? Choose all that apply.",
        options: [
          "Nadia's signed appraisal with her comments",
          'A clinic letter that explains her new hours',
          'A thank-you email from a client',
          'Interview notes from a complaint in which Nadia was a witness',
          'A scan of her bank details',
        ],
        correctAnswer: [
          'A clinic letter that explains her new hours',
          'Interview notes from a complaint in which Nadia was a witness',
          'A scan of her bank details',
        ],
        points: 10,
        hint: 'Ask what a manager may fairly use to make a decision about this job.',
        explanation:
          'Health papers go in the medical file, interview notes in the investigation file, and bank details with payroll. The signed appraisal is the best distractor because it feels private. It is exactly what the personnel file is for, and so is praise. The open access also needs fixing.',
      },
      {
        id: 'q7',
        type: 'multiple-choice',
        question:
          'A manager in another department is thinking of taking Nadia on a project. He asks you for "her whole file, just to get a feel." What do you do?',
        options: [
          'Send it, and ask him to delete it afterward; he is a manager, and the move would be good for Nadia.',
          'Ask what he must decide, then share only what answers that, such as role dates and recent ratings.',
          'Send it, but first take out the clinic letter, the bank details and anything from the complaint.',
          'Refuse; other departments may never see anything from a personnel file.',
        ],
        correctAnswer:
          'Ask what he must decide, then share only what answers that, such as role dates and recent ratings.',
        points: 10,
        hint: 'Think about task, document and time rather than rank.',
        explanation:
          'Access follows a stated need, so share the answer and not the file. Taking out the most private papers is the tempting half-measure: it fixes the worst leaks but still hands over pay, warnings and old reviews with no task that needs them. Sending the whole file and asking him to delete it later cannot be undone, and a flat refusal would block a fair request.',
      },
      {
        id: 'q8',
        type: 'essay',
        question:
          'Carla\'s note on Omar reads: "Spoke to Omar about being late all the time. He made excuses about his kid. He had better sort it out or else." Use the facts from question 5. Rewrite the note with FOSA, and say what you must ask Carla before it is filed. Aim for about 150 words.',
        options: [],
        correctAnswer:
          "Record written by Carla on [today], about a talk with Omar on [true date, time, place]. Facts: the time system shows 8:12 on June 1, 8:19 on June 8 and 8:07 on June 15 for an 8:00 start, 38 minutes in all. The June 3 start was approved and is not counted. Effect on the work: [ask Carla]. Employee response: Omar gave a reason that HR is reviewing separately; [his own words on other points]. Objective: from [date], ready to take calls at 8:00, or a call to the shift line before it. Solutions: [help he asked for, who answers, by when]. Actions: we meet on [date]; if late starts go on without an approved reason, the next step under the policy may be considered. Before filing I would ask Carla for the bracketed facts, who else was late, and whether family leave may apply, in which case nothing counts yet. Carla's first note stays as it is. Omar gets a copy.",
        points: 10,
        hint: 'Four parts, the true date, his side, and a possible next step rather than a threat.',
        explanation:
          'A strong answer uses the three unapproved times, drops "all the time" and "excuses," gives Omar\'s side fair room, sets a standard a stranger could measure, offers help, and says "may." It also sends the family reason to HR. A common weak answer only softens the tone and leaves out the objective and the follow-up date. The model keeps unknown facts in brackets: a proofreader asks and never invents.',
      },
    ],
    feedback: {
      passing:
        "You can turn a manager's rough note into a record that is factual, honestly dated and filed in the right place. Look at any question you missed, then proofread one real note this week with the Record Quality Checklist. Your next step is Defensible HR Documentation (Advanced).",
      failing:
        'Not yet, and the gaps are easy to close. For wording, read module 2 again and use the camera test. For timing and triggers, return to module 1: same day, or the next working day, and late notes marked as late. For attendance and FOSA, see module 3. For files and access, see module 4: name the folder, keep health and investigation papers apart, and share the answer rather than the file. Read each explanation, then try again.',
    },
    badge: {
      name: 'Documentation Essentials',
      description:
        'Completed the Documentation Essentials Check: objective wording, honest dating, fair attendance records, and correct filing and access.',
    },
  },
});

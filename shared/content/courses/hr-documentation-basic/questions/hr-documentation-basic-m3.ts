import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-documentation-basic-m3', [
  {
    id: 'q5',
    type: 'short-answer',
    section: 'attendance-record',
    question:
      "You check Omar's attendance record. His shift starts at 8:00. Clock-ins: June 1, 8:12; June 3, 9:00 (a 9:00 start was approved the day before); June 8, 8:19; June 15, 8:07. How many unapproved minutes late should the record total?",
    options: [],
    correctAnswer: '38',
    alsoAccepted: ['38 minutes', '38 min'],
    points: 10,
    hint: 'Give a whole number in digits only, without a unit.',
    explanation:
      'The total is 12 + 19 + 7 = 38. The June 3 start was approved for 9:00, so it was on time. Counting it from 8:00 would give 98 and would put a false fact in the file. Check approved swaps before you add anything up.',
  },
  {
    id: 'counted-events',
    type: 'short-answer',
    section: 'attendance-record',
    question:
      'An attendance sheet for Petra shows seven late starts in a quarter. Reason codes: two approved, one protected, one under HR review, three unapproved. How many of them may count toward a pattern today?',
    options: [],
    correctAnswer: '3',
    alsoAccepted: ['three'],
    points: 10,
    hint: 'Give a whole number in digits.',
    explanation:
      'Only the unapproved starts count: 3. An approved start was on time by agreement, and neither "protected" nor "under HR review" counts while it stands. Four is the tempting figure, because the event under review hasn\'t been cleared, but it hasn\'t been judged either.',
  },
  {
    id: 'name-the-paper',
    type: 'multiple-choice',
    section: 'documented-verbal-warning',
    question:
      'In August a manager told Reza, "We need to talk about your wrap-up times," and noted, "Caught up with R. re stats. He gets it." In October he wants the next step after a verbal warning. What do you tell him?',
    options: [
      'The August talk can stand as the warning: both of them remember it and the note proves that it took place.',
      'Add what is missing to the August file note, dated today. The next step can start from it.',
      'Skip to the next step; what counts is that Reza knew of the problem, and he did.',
      'Start at the first step. August is a file note, as nothing in it told Reza that he was being warned.',
    ],
    correctAnswer:
      'Start at the first step. August is a file note, as nothing in it told Reza that he was being warned.',
    points: 10,
    hint: 'What would Reza have had to hear in August to know that it was a warning?',
    explanation:
      'Nothing in the note reads like a warning: no such word, no rule, no target, no reply. Adding the parts now tempts because the additions would be honestly dated, but a warning that is completed two months later never warned anyone. The step has to be given, not rebuilt.',
  },
  {
    id: 'fosa-objective',
    type: 'multiple-choice',
    section: 'fosa-facts-objectives-solutions-actions',
    question:
      'Which line can stand as the Objective in a FOSA record about late order confirmations?',
    options: [
      'From Monday, show a clear and lasting improvement in how orders are confirmed.',
      'Every order confirmed by 4 p.m. on the day it arrives, from Monday; the open ones reported to me by 4.',
      'From today, understand what a confirmation means for a client, and take more ownership of them.',
      "Attend the order course by 4 p.m. on June 20, and report to me on the day what you've learned.",
    ],
    correctAnswer:
      'Every order confirmed by 4 p.m. on the day it arrives, from Monday; the open ones reported to me by 4.',
    points: 10,
    hint: 'Could a stranger measure it on Tuesday?',
    explanation:
      'It has a start, a time and a way out when the time can\'t be kept, so a stranger could check it. The course tempts because it has a date and can be ticked off, but it\'s a Solution: it may help, and it says nothing about the orders. "Clear and lasting improvement" means something else to each reader.',
  },
  {
    id: 'warning-parts',
    type: 'multiple-select',
    section: 'documented-verbal-warning',
    question:
      'You compare a file note with a documented verbal warning. What must always be in the warning but not in the note? Choose all that apply.',
    options: [
      'The rule that was broken',
      'Where and when you spoke',
      'The consequence under the policy',
      'What was agreed, and who does what by when',
      'A review date',
      "The other person's answer",
    ],
    correctAnswer: [
      'The rule that was broken',
      'The consequence under the policy',
      'A review date',
    ],
    points: 10,
    hint: 'Three of the lines belong to both papers.',
    explanation:
      "A warning gives notice, so it names the rule, what may follow and when you look at it again. Place, agreement and the answer belong in both papers. The answer is the tempting one: a warning without it is poor, but so is a file note, and that is why it doesn't tell the two apart.",
  },
  {
    id: 'q8',
    type: 'essay',
    section: 'fosa-facts-objectives-solutions-actions',
    question:
      'Carla\'s note on Omar reads: "Spoke to Omar about being late all the time. He made excuses about his kid. He had better sort it out or else." The time system shows 8:12 on June 1, 8:19 on June 8 and 8:07 on June 15 for an 8:00 start; a 9:00 start on June 3 was approved. Rewrite the note with FOSA, and say what you must ask Carla before it\'s filed. Aim for about 150 words.',
    options: [],
    correctAnswer:
      "Record written by Carla on [today], about a talk with Omar on [true date, time, place]. Facts: the time system shows 8:12 on June 1, 8:19 on June 8 and 8:07 on June 15 for an 8:00 start, 38 minutes in all. The June 3 start was approved and isn't counted. Effect on the work: [ask Carla]. Employee response: Omar gave a reason that HR is reviewing separately; [his own words on other points]. Objective: from [date], ready to take calls at 8:00, or a call to the shift line before it. Solutions: [help he asked for, who answers, by when]. Actions: we meet on [date]; if late starts go on without an approved reason, the next step under the policy may be considered. Before filing I would ask Carla for the bracketed facts, who else was late, and whether family leave may apply, in which case nothing counts yet. Carla's first note stays as it is. Omar gets a copy.",
    points: 7,
    hint: 'Four parts, the true date, his side, and a possible next step rather than a threat.',
    explanation:
      'A strong answer uses the three unapproved times, drops "all the time" and "excuses," gives Omar\'s side fair room, sets a standard a stranger could measure, offers help, and says "may." It also sends the family reason to HR. A common weak answer only softens the tone and leaves out the objective and the follow-up date. The model keeps unknown facts in brackets: a proofreader asks and never invents.',
  },
]);

import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('organization-development-m3', [
  {
    id: 'criteria-form',
    type: 'multiple-choice',
    section: 'star-model',
    question: 'Which line is a design criterion for a chain of dental labs?',
    options: [
      '"The new structure is lean and agile, and still close to the dentist."',
      '"A dentist who calls before 10 hears a delivery day within one hour."',
      '"Regional managers report to one head of operations from May on."',
      '"The labs save 12% of overhead within a year, and half before June."',
    ],
    correctAnswer: '"A dentist who calls before 10 hears a delivery day within one hour."',
    points: 10,
    hint: 'What must the organization be able to do?',
    explanation:
      "A criterion states an ability that can be tested on an ordinary day. The saving is measurable and tempts for that reason, but it's a result; several structures could reach it and still leave dentists waiting. A reporting line is an answer before the question.",
  },
  {
    id: 'option-today',
    type: 'multiple-choice',
    section: 'star-model',
    question:
      'An executive brings two charts to be scored. What is missing before the scores mean anything?',
    options: [
      "Criteria, weighted before anyone scores, and today's structure, repaired, as a third option",
      'A third chart by an outside adviser, and a day with those who report to the executive',
      'What each chart costs in severance, and the date before which it could be introduced',
      'The names for the top two levels, and what each person still lacks for the role',
    ],
    correctAnswer:
      "Criteria, weighted before anyone scores, and today's structure, repaired, as a third option",
    points: 10,
    hint: 'What do the charts compete with?',
    explanation:
      "Three options including today's, repaired, scored on criteria that were fixed beforehand. Costs and dates are needed later and tempt because they look like diligence; they compare two answers to a question that hasn't been asked. Names turn a design into a contest.",
  },
  {
    id: 'span-low',
    type: 'multiple-choice',
    section: 'spans-and-layers',
    question:
      'A manager has one direct report. Last year 22 decisions passed over her desk, and she changed none. What do you conclude?',
    options: [
      "Nothing would be lost: take out the layer in this year's budget, and move her one report to the head",
      "Nothing is decided at her layer; find out what else it's there for, and who would do that",
      'Her span should be widened to at least seven before the next review',
      'She needs training in making decisions, and a check within 90 days',
    ],
    correctAnswer:
      "Nothing is decided at her layer; find out what else it's there for, and who would do that",
    points: 10,
    hint: 'A layer is judged by what it alters, and then?',
    explanation:
      "No altered decision is a strong sign, and the next step is to learn what the role holds besides: coaching, a career step, cover. Removing it straight away is tempting arithmetic; someone else would inherit work that hasn't been listed. A universal ratio proves nothing.",
  },
  {
    id: 'q4',
    type: 'multiple-choice',
    section: 'decision-rights',
    question:
      'Program director Isabel and station manager Stephen both sign off on music budgets. The RACI chart marks both as accountable, and every dispute reaches the chief executive. Which change is best?',
    options: [
      'One joint budget group decides, with both as members and finance as the neutral chair',
      'Keep both names on the chart, and settle the open items at a meeting each month',
      'One name above both: the chief executive, for 90 days, until the two work together',
      'Take one name off. The other decides up to a limit, and the chart says who breaks a tie',
    ],
    correctAnswer:
      'Take one name off. The other decides up to a limit, and the chart says who breaks a tie',
    points: 10,
    hint: 'Count the As in the row.',
    explanation:
      "A decision needs one accountable role, a limit and a tie-breaker, or conflict travels upward. A joint group sounds fair and even has a neutral chair. But a committee can't be held to account by name, and it makes each decision wait for a meeting. Putting the chief executive in the row only makes the present problem official.",
  },
  {
    id: 'raci-row',
    type: 'multiple-select',
    section: 'decision-rights',
    question: 'Which rows of a RACI are sound? Select all that apply.',
    options: [
      '"Approve discounts above 8%": A regional sales lead; C finance, one day',
      '"Pricing": A sales and finance; C everyone affected',
      '"Stop a line for safety": A shift lead; I plant manager',
      '"Choose suppliers": A purchasing committee; C legal, no deadline',
      '"Release a batch": A quality lead; C production, four hours',
      '"Approve overtime up to four hours": A shift lead; I payroll',
    ],
    correctAnswer: [
      '"Approve discounts above 8%": A regional sales lead; C finance, one day',
      '"Stop a line for safety": A shift lead; I plant manager',
      '"Release a batch": A quality lead; C production, four hours',
      '"Approve overtime up to four hours": A shift lead; I payroll',
    ],
    points: 10,
    hint: 'A verb with a limit, one role, a deadline for each C.',
    explanation:
      'Four rows name an action, one role and a deadline where someone is consulted. The committee tempts because it seems balanced; there\'s no one to ask why a supplier was chosen. "Pricing" is a topic.',
  },
  {
    id: 'q7',
    type: 'multiple-select',
    section: 'employee-consultation',
    question:
      'The board is considering one studio instead of two, and consultation with employee representatives has just begun. Which acts should wait until it has ended? Select all that apply.',
    options: [
      'Giving representatives the cost figures for every option',
      'Giving notice on the lease of the second studio',
      'Scoring presenters against the draft selection criteria',
      'Asking representatives for an alternative proposal',
      'Advertising the job of head of the single newsroom',
      'Announcing a date for the last broadcast from the second studio',
    ],
    correctAnswer: [
      'Giving notice on the lease of the second studio',
      'Scoring presenters against the draft selection criteria',
      'Advertising the job of head of the single newsroom',
      'Announcing a date for the last broadcast from the second studio',
    ],
    points: 10,
    hint: 'Which acts would make sense only if the answer were already known?',
    explanation:
      "Lease notice, scoring, a vacancy for the new job and a last date each assume the outcome, so they undermine a proposal that should still be formative. Sharing costs may feel premature, because figures can still change, but people can't give a useful answer without information. Inviting an alternative is the purpose of the exercise.",
  },
  {
    id: 'proposal-language',
    type: 'multiple-choice',
    section: 'employee-consultation',
    question:
      'A draft for the representatives says, "In the new structure, 30 leavers will receive support." The plan is really open. Which wording do you choose?',
    options: [
      '"In the future structure, 30 colleagues will be released with support."',
      '"Thirty positions will regrettably be lost; support is being prepared."',
      '"In option B, up to 30 roles could be affected; option A affects none."',
      '"Option B affects 30 employees, for whom we take responsibility."',
    ],
    correctAnswer: '"In option B, up to 30 roles could be affected; option A affects none."',
    points: 10,
    hint: 'Does the sentence describe a decision or a proposal?',
    explanation:
      'Options and "could be affected" say what is true while the question is open. Softer words such as "regrettably" sound kinder and tempt a careful writer, but the sentence still tells people that it\'s over.',
  },
  {
    id: 'q8',
    type: 'short-answer',
    section: 'star-model',
    question:
      'Three design criteria carry weights of 50, 30 and 20. Option B scores 4, 2 and 5 on them, each out of a maximum of 5. What is its weighted total out of 100?',
    options: [],
    correctAnswer: '72',
    alsoAccepted: ['72 points', '72.0'],
    points: 10,
    hint: 'Give a whole number, for example 55',
    explanation:
      'Score times weight divided by 5 gives 4 × 50 ÷ 5 = 40, 2 × 30 ÷ 5 = 12 and 5 × 20 ÷ 5 = 20, which add up to 72. The common error is to average the raw scores (11 out of 15, or 73), which ignores the weights you agreed on.',
  },
  {
    id: 'layer-altered',
    type: 'short-answer',
    section: 'spans-and-layers',
    question:
      'Of 40 purchase requests, the department head changed 6, the area head 1 and the director 5. What share of the 40 does the layer alter that alters least, in percent, to one decimal?',
    options: [],
    correctAnswer: '2.5',
    alsoAccepted: ['2.5%', '2,5', '2.5 %'],
    points: 10,
    hint: 'One decimal, no percent sign',
    explanation:
      "The area head altered 1 of 40, or 2.5%, so that layer reviews and adds little judgment. Dividing by the 12 requests that anyone changed gives 8.3, which leaves out what the layer signed unchanged. Before anyone removes it, ask what else it does and who would inherit that. The director's 5 may show that the limit for directors is set too low.",
  },
  {
    id: 'essay-consult',
    type: 'essay',
    section: 'employee-consultation',
    question:
      'The chief operating officer of a bus company wants to merge two depots\' planning desks and tells you, "Let\'s announce it on Friday and consult on the details." Eighteen roles could go. Write your advice: why not Friday, what people may hear this week, which acts wait, what representatives get and by when, and how the decision is made.',
    options: [],
    correctAnswer:
      "I advise against Friday. If we announce the merger and consult on details, the one thing people could influence is gone, and if a duty to consult applies we would be in breach before the first meeting. Counsel tells us by Wednesday which thresholds and periods apply; local law differs. This week everyone can hear three true sentences: planning at the two depots is under review, three options are being worked out and one of them leaves both desks in place, and the next news comes on November 30. Until the end of the consultation we hold four acts: notice on the second office, the advertisement for one head of planning, any scoring of planners, and the move of the dispatch screens. Representatives receive on Monday the reasons, four weighted criteria, the three options with costs and numbers of roles, and what each option makes worse, for instance the night cover. They get three weeks and paid time with someone from finance. We answer each suggestion in writing with a reason. You decide after that, with the representatives' proposal in front of you, and you tell representatives first, then the people affected in private, then everyone. If you want to keep Friday, use it for the review and not for the merger.",
    points: 10,
    hint: 'Not a decision, three true sentences, holds, information with time, order of the answer.',
    explanation:
      'A strong answer separates news that is true today from a decision that is not, and names acts that would give the game away. The tempting version softens the announcement and keeps its content: representatives could then only discuss how, not whether.',
  },
]);

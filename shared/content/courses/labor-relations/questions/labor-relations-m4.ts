import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('labor-relations-m4', [
  {
    id: 'q4',
    type: 'multiple-choice',
    section: 'just-cause-us',
    question:
      'Under a US agreement with just cause, a machinist is dismissed for texting while his lathe was running. He signed the rule, which names dismissal as a possible result. A two-day inquiry, with his steward present, confirmed it from camera footage. Two machinists who did the same last year received written warnings. None of the three had earlier discipline. Which test is most exposed?',
    options: ['Equal treatment', 'Notice', 'Proof', 'Fair investigation'],
    correctAnswer: 'Equal treatment',
    points: 10,
    hint: 'Look for the fact that the union will put on its first page.',
    explanation:
      'Same rule, same conduct, same clean records, different outcomes: unless a real distinction can be shown, the dismissal fails on equal treatment. Notice tempts because earlier leniency can blur a rule, but he signed a rule that names the consequence.',
  },
  {
    id: 'q5',
    type: 'multiple-choice',
    section: 'mediation-versus-arbitration',
    question:
      'For two years three depots have read "rest day" in clause 9.2 in two ways. Twenty-seven grievances are open. The leads on both sides respect each other. Two mediations failed, because each side needs an answer that binds every depot. What do you propose?',
    options: [
      'Mediation once more, with a new mediator, and all three depot managers in the room by Friday',
      'Rights arbitration of one case, with a signed statement that it governs the other 26',
      'Interest arbitration, in which a neutral writes what the clause should say in the next agreement',
      'A signed denial of each case at step two, in the same words, to keep the position consistent',
    ],
    correctAnswer:
      'Rights arbitration of one case, with a signed statement that it governs the other 26',
    points: 10,
    hint: 'What have both sides said they need, and does the text they need it for exist yet?',
    explanation:
      'One existing clause needs one meaning, so rights arbitration fits, and the signed statement saves 26 hearings. More mediation is tempting because the relationship is good, but both sides have said that they need a ruling. Interest arbitration would set new terms and leave the old grievances open.',
  },
  {
    id: 'step-added',
    type: 'multiple-choice',
    section: 'grievance-steps',
    question:
      'A grievance about a lost shift was denied at step one by the supervisor and at step two by HR in the same words. What should step two have added?',
    options: [
      'A more senior signature and a copy to the plant manager',
      'A second hearing of the employee, with the steward present',
      'The clause, comparable cases and a written reason',
      'An offer to settle for half of the lost shift',
    ],
    correctAnswer: 'The clause, comparable cases and a written reason',
    points: 10,
    hint: 'Each step has a task of its own.',
    explanation:
      'Step two brings the clause, comparable cases and a reason; otherwise the ladder repeats itself until an outsider hears stale facts. A second hearing tempts as fair, but the facts belong to step one. An offer without a reason teaches people to grieve for halves.',
  },
  {
    id: 'return-plan',
    type: 'multiple-choice',
    section: 'business-continuity',
    question:
      'A continuity plan covers safety staff, customers, pay and access during a stoppage. What is most often missing?',
    options: [
      'The plan for work by replacements after the tenth day',
      'The morning after: greeting, work, and no scores settled',
      'A message to the members about the cost of each lost day',
      'A cash reserve for the bonus of those who have kept working',
    ],
    correctAnswer: 'The morning after: greeting, work, and no scores settled',
    points: 10,
    hint: 'When do you meet these people again?',
    explanation:
      'Plans often end with the stoppage. On the first morning back, supervisors need a greeting, work and an instruction that no scores are settled. The bonus tempts as a thank-you, but it settles a score on the first payday, and may be unlawful.',
  },
  {
    id: 'sameness-evidence',
    type: 'multiple-choice',
    section: 'just-cause-us',
    question:
      'A manager says of a contested dismissal, "No one else has ever done this." What do you do with the sentence?',
    options: [
      'Accept it; he has run the shift for eleven years and would know',
      "Put it into the answer today, marked as the manager's account",
      'Ask the union by Friday for records of any such case it knows',
      'Pull the records of such events for two years by Friday',
    ],
    correctAnswer: 'Pull the records of such events for two years by Friday',
    points: 10,
    hint: 'The manager remembers one employee. Whom does the union remember?',
    explanation:
      "Equal treatment rests on records, and the union remembers every case. Marking it as his account tempts because it's honest, but an unchecked sentence in an answer is the first one an arbitrator hears tested.",
  },
  {
    id: 'mediator-prep',
    type: 'multiple-select',
    section: 'mediation-versus-arbitration',
    question: 'What should you bring to a grievance mediation? Select all that apply.',
    options: [
      'A person who can settle without a phone call',
      'Specific language that could be signed',
      'A view of what the other side could explain to its members',
      'An opening statement that asks the mediator to rule on the clause',
    ],
    correctAnswer: [
      'A person who can settle without a phone call',
      'Specific language that could be signed',
      'A view of what the other side could explain to its members',
    ],
    points: 10,
    hint: 'You want an agreement that both can carry home.',
    explanation:
      "Authority, language and a thought for the other side's audience make agreements possible. The statement tempts because it puts your case in order, but a mediator doesn't rule; it belongs to arbitration, where someone else decides.",
  },
  {
    id: 'continuity-tiers',
    type: 'multiple-select',
    section: 'business-continuity',
    question:
      'A hospital laundry prepares for a stoppage. Which of these services belong in the tier "must not stop"? Select all that apply.',
    options: [
      'Sterile sets for surgery that are needed the same day',
      'Gowns for routine wards, with three days of stock',
      'Isolation linen from the infection wards',
      'Scrubs for planned operations that can move by a week',
      'The training course for new press operators',
    ],
    correctAnswer: [
      'Sterile sets for surgery that are needed the same day',
      'Isolation linen from the infection wards',
    ],
    points: 10,
    hint: 'Safety, patients, hazardous processes.',
    explanation:
      'Sterile sets and isolation linen protect patients today. Gowns and scrubs tempt because they serve patients too, but stock or a later date covers the gap, so they run reduced; the course may pause.',
  },
  {
    id: 'q9',
    type: 'short-answer',
    section: 'grievance-steps',
    question:
      'An agreement gives management 7 working days to answer at step two, counted from the day after the meeting. Working days are Monday to Friday, without November 11. The meeting was on Thursday, November 5, 2026. The answer is dated Friday, November 20. How many working days late is it?',
    options: [],
    correctAnswer: '3',
    alsoAccepted: ['three', '3 days', 'three days'],
    points: 10,
    hint: 'Give one digit. Find the due date first.',
    explanation:
      'Count November 6, 9, 10, 12, 13, 16 and 17: the answer was due on Tuesday the 17th, so the 18th, 19th and 20th make it 3 working days late. The usual wrong answer is 4, from counting November 11.',
  },
  {
    id: 'daugherty',
    type: 'short-answer',
    section: 'just-cause-us',
    question:
      'How many tests are in the just-cause checklist that arbitrator Carroll Daugherty set out?',
    options: [],
    correctAnswer: '7',
    alsoAccepted: ['seven', '7 tests', 'seven tests'],
    points: 10,
    hint: 'Give one digit',
    explanation:
      'There are seven: notice, reasonable rule, investigation, fair investigation, proof, equal treatment and penalty. People who count investigation once come to six, the tempting answer; whether you investigated and whether it was fair are two questions.',
  },
  {
    id: 'essay-step-two',
    type: 'essay',
    section: 'grievance-steps',
    question:
      'At step one a supervisor denied a grievance in one line: "Denied, rule is clear." The grievance: three hours of overtime were given to a junior while the agreement says "by seniority where practicable." Write the step-two answer: clause, facts from both sides, comparable cases, decision with a reason, next step. You find that the senior person could have been called in ten minutes.',
    options: [],
    correctAnswer:
      "To Ms. Ortiz and Steward Bell, step two, grievance 27-114. The clause: article 12.3, \"overtime is offered by seniority where practicable.\" What you say: on March 4, three hours on line 2 went to Mr. Cole, hired in 2024, although you were on site until 3:10 p.m. and stand above him. What the shift lead says: the order came at 2:55 and he took the first person he saw. The call log shows that he had ten minutes and your extension. Comparable cases: in eleven such orders since January, ten were offered from the top of the list, five of them with less than fifteen minutes' notice. Decision: the grievance is granted. With ten minutes and a phone, an offer by seniority was practicable. You're paid three hours at the overtime rate, $126.00, in the payroll of March 27. Mr. Cole keeps what he worked. The lead now has the list at the desk. This answer applies the clause; it's no exception. If you disagree with the amount, step three is open until April 2.",
    points: 10,
    hint: 'Clause, both accounts, comparable cases, decision with reason, next step.',
    explanation:
      'A strong answer adds what step one lacked: the clause, cases and a reason, and it corrects an error at the lowest possible step. The tempting answer denies in more polite words, which buys a hearing about 126 dollars.',
  },
]);

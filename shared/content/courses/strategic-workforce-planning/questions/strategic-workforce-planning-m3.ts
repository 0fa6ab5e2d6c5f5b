import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('strategic-workforce-planning-m3', [
  {
    id: 'q7',
    type: 'multiple-choice',
    section: 'build-buy-borrow-bot',
    question:
      'A public grant pays for a surge of simple installations from month two to month ten. Renewal is uncertain. Licensed subcontractors in the region have free capacity, and a new installer needs seven months to qualify. The division head proposes 20 permanent hires. Which lever do you recommend?',
    options: [
      'Build: qualify 20 meter readers, whose skills stay in the company longer than any grant.',
      'Buy: hire the 20 and let normal turnover reduce the number if the grant should end.',
      'Borrow: engage subcontractors with an end date, and tie permanent jobs to the renewal.',
      'Bot: automate scheduling and dispatch, and use the released office hours on installations.',
    ],
    correctAnswer:
      'Borrow: engage subcontractors with an end date, and tie permanent jobs to the renewal.',
    points: 10,
    hint: 'Compare how long the need lasts, how sure it is, and when each option becomes useful.',
    explanation:
      'The need is short, uncertain and for a skill that the market has, so borrowing fits, and renewal becomes a trigger. Build is the best distractor, since it develops people. Seven months of training would leave about three useful months before the surge ends.',
  },
  {
    id: 'useful-month',
    type: 'multiple-choice',
    section: 'quantity-capability-timing-cost-gaps',
    question:
      'Testers are needed from month five of a 20-month plan. Build costs $150,000 and is useful from month 6. Buy costs $180,000, useful from month 9. Borrow costs $255,000, useful from month 4. Finance wants the cheapest per useful month. What do you recommend?',
    options: [
      'Borrow for a short first stretch, with build beside it for the rest of the plan.',
      'Build alone at $10,000 a useful month, the lowest figure of the three options.',
      'Buy alone at $15,000 a useful month, a fair middle between cost and duration.',
      'Borrow alone at $15,000 a useful month, the one option that meets the date.',
    ],
    correctAnswer:
      'Borrow for a short first stretch, with build beside it for the rest of the plan.',
    points: 10,
    hint: 'Which option meets month five, and which is cheapest afterward?',
    explanation:
      "Only borrowing is useful by month five; build is cheapest ($150,000 ÷ 15 = $10,000) but arrives one month late, so it's the second half of the answer. Borrow alone tempts because it meets the date. It pays the highest price for months that build could cover.",
  },
  {
    id: 'skill-level',
    type: 'multiple-choice',
    section: 'skills-taxonomy',
    question:
      'You revise the skills record. Which entry lets two managers who have never met rate the same person alike?',
    options: [
      '"Data literacy: intermediate. Confirmed by the manager within the last 12 months."',
      '"Data literacy: six years in analytical roles and two relevant degrees. Checked in May."',
      '"Data literacy: 4 of 5 in the self-assessment, half a point above the unit. Dated May 2."',
      '"Given a messy claims file, finds and documents its errors. Seen within 12 months."',
    ],
    correctAnswer:
      '"Given a messy claims file, finds and documents its errors. Seen within 12 months."',
    points: 10,
    hint: 'What would each manager have to look at?',
    explanation:
      'A level defined by evidence names the task, the standard and how recent it is. The manager\'s confirmation tempts because someone has checked, but "intermediate" means what each manager thinks it means. Years and self-ratings don\'t show the work.',
  },
  {
    id: 'saving-count',
    type: 'multiple-choice',
    section: 'build-buy-borrow-bot',
    question:
      'An automation project promises to release 8,000 hours from January. Your plan may count the saving when',
    options: [
      'the vendor has confirmed the figure in writing and accepts a penalty for missing it.',
      "the tool has gone live at all sites and the first month's volume ran through it.",
      'the hours have been free for a full quarter and their new use has been decided.',
      'the project board has signed the business case and finance has booked the amount.',
    ],
    correctAnswer:
      'the hours have been free for a full quarter and their new use has been decided.',
    points: 10,
    hint: 'What still eats the hours after the launch day?',
    explanation:
      'Exceptions and maintenance consume released time at first, so a saving exists only once hours stay free and someone has decided what they are for. Going live tempts because the tool then works. The people are still busy with what it rejects.',
  },
  {
    id: 'q5',
    type: 'multiple-select',
    section: 'quantity-capability-timing-cost-gaps',
    question:
      "For the commercial team, need and supply are both 34 people. Nine of the 34 can't yet design large systems to standard. Training them ends five months after the first contracts begin. It would cost $90,000, which the approved budget covers. Which gaps exist? Select all that apply.",
    options: ['A quantity gap', 'A capability gap', 'A timing gap', 'A cost gap'],
    correctAnswer: ['A capability gap', 'A timing gap'],
    points: 10,
    hint: 'Test each of the four against one fact in the case. Headcount is only the first.',
    explanation:
      "Nine people can't yet do the work to standard, and training alone makes them ready too late. Quantity matches at 34, and the money is approved. Cost is the best distractor because an amount is mentioned, but a cost gap means unaffordable at full cost, and not merely that a remedy has a price.",
  },
  {
    id: 'full-cost',
    type: 'multiple-select',
    section: 'quantity-capability-timing-cost-gaps',
    question:
      'You compare build with borrow for one role. Which amounts belong in the full cost of build? Select all that apply.',
    options: [
      'Backfill while the person is in training',
      'Hours of the colleague who coaches',
      'Course fees and the license examination',
      'The pay of the person while not yet useful',
      "The contractor's day rate for the same months",
      "The division's share of the office rent",
    ],
    correctAnswer: [
      'Backfill while the person is in training',
      'Hours of the colleague who coaches',
      'Course fees and the license examination',
      'The pay of the person while not yet useful',
    ],
    points: 10,
    hint: "What wouldn't be spent if you didn't build?",
    explanation:
      "Backfill, coaching hours, fees and the pay of unproductive months are all spent because you build. The contractor's rate tempts as a comparison, but it's the cost of the other option. Rent is paid either way.",
  },
  {
    id: 'cost-per-month',
    type: 'short-answer',
    section: 'quantity-capability-timing-cost-gaps',
    question:
      'Over a plan of 18 months, hiring a data engineer costs $208,000 in full. The person becomes useful at the beginning of month six. What does one useful month cost, in dollars?',
    options: [],
    correctAnswer: '16000',
    alsoAccepted: ['16,000', '$16,000', '$16000', '16 000'],
    points: 10,
    hint: 'Digits only. Count the useful months from month six to month 18, both included.',
    explanation:
      'Months 6 to 18 are 13 useful months, and $208,000 ÷ 13 = $16,000. Dividing by all 18 months gives about $11,560, the tempting figure that counts five months without output as if they were useful.',
  },
  {
    id: 'essay-levers',
    type: 'essay',
    section: 'build-buy-borrow-bot',
    question:
      'A hospital laboratory needs five molecular technologists by month six. Hiring takes nine months, agency technologists are available now at twice the cost, three bench technicians share most skills and need seven months of training, and one assay that takes 20 hours a week is ordered out of habit. Write the recommendation to the laboratory director: what stops, the sequence of levers, the handover, one risk with an early sign and an owner, and what you count as a saving and when.',
    options: [],
    correctAnswer:
      'Dr. Haddad, I recommend a sequence of three levers for four jobs; the fifth stays open until we count again in month twelve. Stop first: the habit assay takes 20 hours a week, half a job. Please ask the three wards that order it, and end it on March 1 if none objects with a clinical reason. Borrow: two agency technologists from month five to month twelve. Buy: one hire, advertised now and here from month ten. Build: three bench technicians start their seven months of training in month one, with backfill on the bench for 12 hours a week each; they work to standard from month eight. Two agency contracts name the handover of the sequencing method by month ten, signed off by your lead technologist. That gives two trained people at the need date, five in month eight and four of our own from month ten, so for two months two assays keep the longer turnaround; the wards hear it from us now. Risk: the method stays with the agency staff. Early sign: no independent run by a trainee by month six. Owner: the lead technologist, who then extends one contract by eight weeks. A saving from the stopped assay counts only after its hours have been free for a full quarter and used for validation work; your finance partner confirms it.',
    points: 10,
    hint: 'Stop, sequence, handover, risk with a sign, and the rule for savings.',
    explanation:
      'A strong answer asks what can stop before it adds people, meets the date with a short borrowing, builds for the long term and says which work suffers in between. The tempting answer hires five at once: that is simple, and it misses the need date by three months.',
  },
]);

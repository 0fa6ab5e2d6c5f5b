import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('strategic-workforce-planning-m1', [
  {
    id: 'driver-sentence',
    type: 'multiple-choice',
    section: 'strategic-drivers',
    question:
      "A regional grocer's strategy paper holds four sentences. Which one should start your workforce plan?",
    options: [
      'Put the customer first in every decision by 2029, at every level and in all 140 stores.',
      'Offer click-and-collect at 140 stores by March, with orders picked before 8 a.m.',
      'Grow revenue by 9% within a year, and become the employer of choice in the region by 2029.',
      'Build a culture by March in which store managers act on local ideas before they ask.',
    ],
    correctAnswer:
      'Offer click-and-collect at 140 stores by March, with orders picked before 8 a.m.',
    points: 10,
    hint: 'For each sentence, write the work that starts, grows or ends.',
    explanation:
      'Picking orders before 8 a.m. is new work at a known place and hour, so a capability can be planned. The revenue target tempts because it has a number and a date. It says what the company wants to earn and leaves open which work will change.',
  },
  {
    id: 'critical-score',
    type: 'multiple-choice',
    section: 'critical-roles',
    question:
      'A ferry operator scores four seats from 0 to 2 on effect, spread, lead time and substitution, in that order. Which one enters the list of critical roles?',
    options: [
      'Marketing director: 2, 1, 1, 1',
      'Chief accountant: 1, 1, 2, 1',
      'Berth scheduler: 2, 2, 1, 1',
      'Ticket agent: 1, 0, 1, 1',
    ],
    correctAnswer: 'Berth scheduler: 2, 2, 1, 1',
    points: 10,
    hint: 'Add the four tests, and ignore the title.',
    explanation:
      'The scheduler reaches six, the line at which a position enters the list. The director tempts because rank looks like effect, but the seat scores five: results vary less there, and the goal can be reached another way.',
  },
  {
    id: 'critical-list-use',
    type: 'multiple-choice',
    section: 'critical-roles',
    question:
      'Your list of critical roles is out. A plant manager asks you to mark the two people who hold these seats as "top talent" in the next review. What do you answer?',
    options: [
      '"I\'ll note them as candidates today. What evidence can you add about each of them by Friday?"',
      '"I can do that for the longer-serving one. What the record shows is a seat that was held well."',
      '"I\'d pay both a retention bonus now. What they are rated is decided in the spring, as usual."',
      '"No. The list rates seats. What you know about the two belongs in the review, as evidence."',
    ],
    correctAnswer:
      '"No. The list rates seats. What you know about the two belongs in the review, as evidence."',
    points: 10,
    hint: 'What did the four tests look at?',
    explanation:
      'The tests look at the position: effect, spread, lead time and substitution. Evidence about people belongs in another process. Noting them as candidates tempts because it sounds like a first step only, but a listed seat would then have lifted a person without any evidence.',
  },
  {
    id: 'horizon-precision',
    type: 'multiple-choice',
    section: 'planning-horizons',
    question: 'Your plan covers five years. What do you print on the page for year five?',
    options: [
      'Two signals to watch and the person who reads them each quarter.',
      'The likely headcount, with the standard error of the model behind it.',
      'A low, a likely and a high headcount for each of the 14 departments.',
      'The headcount of year three, carried forward until better data arrive.',
    ],
    correctAnswer: 'Two signals to watch and the person who reads them each quarter.',
    points: 10,
    hint: 'How far away is it, and what can anyone know at that distance?',
    explanation:
      "Precision falls with distance: counts for year one, ranges for years two and three, signals beyond. Low, likely and high tempts because ranges are honest in the middle years. In year five, 42 figures would suggest knowledge that you don't have.",
  },
  {
    id: 'testable-capability',
    type: 'multiple-select',
    section: 'strategic-drivers',
    question:
      'A unit leader sends you five capabilities for the plan. Which could someone outside the department verify? Select all that apply.',
    options: [
      'By May 2028, four planners forecast 300 products within the agreed error.',
      'The team shows strong digital fluency across all the tools it uses.',
      'Each dossier is filed in two languages and passes at first submission.',
      'Our engineers are recognized as leaders in their field by their peers.',
      'Supervisors think and act strategically whenever the market changes.',
    ],
    correctAnswer: [
      'By May 2028, four planners forecast 300 products within the agreed error.',
      'Each dossier is filed in two languages and passes at first submission.',
    ],
    points: 10,
    hint: "Imagine that you're the outsider. What would you look at?",
    explanation:
      'Two lines name a result that a stranger can check: forecasts within an agreed error, and dossiers that pass. "Recognized as leaders" tempts because it mentions other people, but it doesn\'t say who judges, by what, or when.',
  },
  {
    id: 'decide-by',
    type: 'short-answer',
    section: 'planning-horizons',
    question:
      'You need six licensed dispatchers by June 2030. Training takes 26 months, and recruitment with approval takes five. In which month and year must the decision be made?',
    options: [],
    correctAnswer: 'November 2027',
    alsoAccepted: ['Nov 2027', '11/2027', '2027-11', 'Nov. 2027', 'November, 2027'],
    points: 10,
    hint: 'Month and year, for example March 2031',
    explanation:
      'Decide-by date = need date − lead time − approval time: 31 months before June 2030 is November 2027. April 2028 tempts: it subtracts the training only and forgets that recruitment and approval also take time.',
  },
  {
    id: 'essay-slogan',
    type: 'essay',
    section: 'strategic-drivers',
    question:
      "A leader's strategy paper says: \"We will be the most digital insurer in the region.\" Write the mail with which you prepare your interview: why the sentence can't be planned for yet, the three questions you'll ask, and an invented example of an answer you could work with: work that grows, work that stops and one capability that an outsider could test.",
    options: [],
    correctAnswer:
      'Dear Tomas, before we plan jobs for the digital program I need one hour with you. "Most digital insurer" tells me the direction, and I can\'t yet see which work starts, grows or ends. I will ask three things. What must be true of our people for this to work that isn\'t true today? Which promise to customers breaks first if we staff it badly? What will we stop doing, and from which date? An answer I could work with would be: "Eight of ten simple claims are settled online within a day. Growing: rules for automatic decisions and checks of rejected claims. Ending: paper intake in the two regional offices, from June 30." From that I can write a capability: "By September 2028, five claims analysts maintain the decision rules; no more than two in a hundred automatic decisions are corrected on appeal." Please bring the person who would dispute the stop date. Afterward you get half a page and 24 hours to correct it.',
    points: 10,
    hint: 'Why not yet, three questions, and one chain from driver to capability.',
    explanation:
      'A strong mail takes the leader seriously and shows what a usable answer looks like, with a stop date. The tempting version lists digital skills to train, which accepts the slogan as a driver and turns the plan into a course catalog.',
  },
]);

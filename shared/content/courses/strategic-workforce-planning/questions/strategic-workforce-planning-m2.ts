import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('strategic-workforce-planning-m2', [
  {
    id: 'q1',
    type: 'multiple-choice',
    section: 'trend-ratio-and-regression',
    question:
      'Calvin, who leads the heat-pump division of a utility, asks for 60 more installers. His basis is a trend: installer headcount grew 8% a year for five years. In those years the number of installations was flat, but a typical job went from one visit to three. What do you ask for first?',
    options: [
      'Ten years of headcount, and not five; a trend then depends less on what any single year was.',
      'The hours inside one installation, with all of its visits, over the productive hours of an installer.',
      "A growth rate capped at the industry's, and the difference held in reserve until July.",
      "Last year's ratio of installers to installations, and what it gives by hours for next year's forecast.",
    ],
    correctAnswer:
      'The hours inside one installation, with all of its visits, over the productive hours of an installer.',
    points: 10,
    hint: 'What changed in five years: the number of jobs, or what one job contains?',
    explanation:
      'The work inside a job tripled in visits, so only hours show what is needed and whether the third visit should exist. The ratio is the best distractor because it uses workload. However, it copies last year, with its overtime and its visits, as if both were right.',
  },
  {
    id: 'q2',
    type: 'multiple-choice',
    section: 'trend-ratio-and-regression',
    question:
      'An analyst shows a regression: five annual observations, between 6,000 and 9,000 installations, fit a line almost perfectly. She reads the headcount for 20,000 installations from it. Which objection is strongest?',
    options: [
      'A fit that is almost perfect points to an error in the data, and the line can’t be used.',
      'Five figures are too few. Twenty quarterly ones would make the value for 20,000 reliable.',
      'A regression suits sales and production volumes and shouldn’t be applied to people.',
      'The value lies far outside the range of five points. It’s a cross-check at most.',
    ],
    correctAnswer:
      'The value lies far outside the range of five points. It’s a cross-check at most.',
    points: 10,
    hint: 'Look at where the forecast value sits compared with the past values.',
    explanation:
      'Nothing observed says that the relationship holds at more than twice the largest value: depots, travel and supervision may all change. Quarterly data tempt because more points help. They would still lie in the old range, so the jump to 20,000 stays unproven.',
  },
  {
    id: 'q3',
    type: 'multiple-choice',
    section: 'attrition-and-retirement',
    question:
      'To show supply risk, a depot manager sends you a list of nine installers "who will be gone soon," based on age and a few remarks. The division head wants it in the plan. What do you do?',
    options: [
      'Keep it out, take advice on the document, use past group rates, and put one open question to all.',
      'Remove the names, keep the ages and depots, and show the nine as a risk figure in which no individual appears.',
      'Speak with each of the nine in private and plan with what they tell you about their intentions.',
      'Delete the list the same day and ask the manager to send you headcount totals by depot instead.',
    ],
    correctAnswer:
      'Keep it out, take advice on the document, use past group rates, and put one open question to all.',
    points: 10,
    hint: 'Think about who is asked, who is counted, and what may become of a record.',
    explanation:
      'Plans estimate flows for groups, and the same open question goes to everyone. Removing names is the best distractor, but the figure would still rest on ages and gossip, and nine people in known depots are easy to recognize. Deleting a possible record without advice may make things worse.',
  },
  {
    id: 'overtime-ratio',
    type: 'multiple-choice',
    section: 'trend-ratio-and-regression',
    question:
      'A print shop ran 24 presses with 48 operators last year and delivered everything. Next year it runs 30 presses. The plant manager multiplies two operators per press by 30. Which fact would most change the answer?',
    options: [
      'Two competitors plan with 1.8 operators per press in comparable shops.',
      'Absence was half a point above the average of the past five years.',
      'The 48 operators worked 9,400 hours of unplanned overtime last year.',
      'Six of the new presses will only be delivered in the second quarter.',
    ],
    correctAnswer: 'The 48 operators worked 9,400 hours of unplanned overtime last year.',
    points: 10,
    hint: "What does last year's ratio assume about last year?",
    explanation:
      "A ratio repeats its own history. With 9,400 hours of overtime, two operators per press was never enough, and 30 presses would repeat the shortage on a larger scale. The competitors' 1.8 tempts because it’s outside evidence, but it describes other machines, formats and hours.",
  },
  {
    id: 'delphi-rank',
    type: 'multiple-choice',
    section: 'delphi-judgment',
    question:
      'Seven people will estimate crews for a kind of cable that’s new to them. The division director wants to open the round by naming a figure, "to give people something to work with." What do you arrange?',
    options: [
      'He opens with a range instead of one figure, and the seven discuss it until they agree on a value.',
      'He gives his estimate in writing like everyone, and the summary shows figures and reasons without names.',
      'He leaves the group of estimators, and you present his figure at the end as a test of theirs.',
      'He states his figure last, after the seven have given theirs one by one around the table, the juniors first.',
    ],
    correctAnswer:
      'He gives his estimate in writing like everyone, and the summary shows figures and reasons without names.',
    points: 10,
    hint: 'When has a person committed to an estimate, and who has heard it by then?',
    explanation:
      'Delphi separates people until each has committed in writing; after that, anonymous reasons do the work. Speaking last tempts because it removes his anchor, but the seven have then already heard each other in a room with ranks.',
  },
  {
    id: 'funnel-check',
    type: 'multiple-choice',
    section: 'external-labor-market',
    question:
      'A plan says, "We close the gap of 30 by hiring." The funnel shows: 30 hires, 50 offers, 200 interviews, and about 1,000 qualified people within reach. Which line do you add to the plan?',
    options: [
      '"Recruiting receives a target of 200 interviews by June and reports the count to the owner of the plan each Monday."',
      '"One in five qualified people would have to be interviewed. Part of the gap needs another lever."',
      '"The acceptance rate of 60% is too low; a higher rate brings the interviews down to 120."',
      '"Qualified people beyond commuting distance raise the pool, and relocation is paid in full."',
    ],
    correctAnswer:
      '"One in five qualified people would have to be interviewed. Part of the gap needs another lever."',
    points: 10,
    hint: 'Put the largest figure of the funnel beside the pool.',
    explanation:
      '200 of 1,000 is one in five, which no employer reaches in a year alongside its rivals, so the gap must shrink by another lever. The interview target tempts as an orderly response, but it assigns an implausible number to people who can’t change the pool.',
  },
  {
    id: 'regression-questions',
    type: 'multiple-select',
    section: 'trend-ratio-and-regression',
    question:
      'Finance shows you a regression of warehouse headcount on parcels. What do you need to know before you use it? Select all that apply.',
    options: [
      'How many observations the line rests on',
      'Between which parcel volumes they lie',
      "Whether anyone can predict next year's parcels",
      'Which software fitted the line',
      'Whether the line passes through zero',
      'Whether finance used the line in last year’s budget',
    ],
    correctAnswer: [
      'How many observations the line rests on',
      'Between which parcel volumes they lie',
      "Whether anyone can predict next year's parcels",
    ],
    points: 10,
    hint: 'Which facts could make the line useless although it fits?',
    explanation:
      'Number of observations, their range, and whether the driver itself can be predicted decide what the line can carry. The line through zero tempts as a technical question, but a fixed crew at low volume is normal, and the line need not start there.',
  },
  {
    id: 'supply-walk-lines',
    type: 'multiple-select',
    section: 'attrition-and-retirement',
    question: 'Which lines belong in a supply walk for 220 technicians? Select all that apply.',
    options: [
      'Resignations by length of service, from the past 12 months',
      'Moves in from other divisions that have been agreed',
      'A list of people over 60 with an estimated leaving date',
      'Retirements, as past share of those who became eligible',
      'Known ends of contract within the year',
      'Technicians the market could supply at our pay',
    ],
    correctAnswer: [
      'Resignations by length of service, from the past 12 months',
      'Moves in from other divisions that have been agreed',
      'Retirements, as past share of those who became eligible',
      'Known ends of contract within the year',
    ],
    points: 10,
    hint: "The walk goes from today's group to tomorrow's, before hiring.",
    explanation:
      'Resignations, agreed moves, retirements from past group rates and known ends of contract are flows of a group. The list of people over 60 tempts because it seems more exact, but it predicts individuals by age. What the market could supply belongs in the funnel, after the walk.',
  },
  {
    id: 'q4',
    type: 'short-answer',
    section: 'attrition-and-retirement',
    question:
      'A division has 240 installers. For the year it expects 24 resignations, 6 retirements, 2 moves out to other divisions and 12 moves in. Likely demand at year end is 262. How many installers short will it be before any hiring?',
    options: [],
    correctAnswer: '42',
    alsoAccepted: ['42 installers', '42 short'],
    points: 10,
    hint: 'Give a whole number in digits only. Walk the supply first, then compare it with demand.',
    explanation:
      "Supply is 240 − 24 − 6 − 2 + 12 = 220, and 262 − 220 = 42. The tempting figure is 54, which counts all 32 who leave and forgets the 12 who arrive. Subtracting today's 240 from 262 gives 22, which forgets that people leave at all.",
  },
  {
    id: 'q6',
    type: 'short-answer',
    section: 'delphi-judgment',
    question:
      'There are no past data on servicing the new pumps. Seven experts will each estimate alone and in writing, see an anonymous summary with reasons, and estimate again. What is this method called?',
    options: [],
    correctAnswer: 'Delphi',
    alsoAccepted: ['Delphi method', 'Delphi technique', 'the Delphi method'],
    points: 10,
    hint: 'One word: the name only, without "method" or "technique."',
    explanation:
      'Estimating alone, anonymous feedback and repeated rounds keep rank out of the answer: that is Delphi. An open meeting of the same experts is quicker and tempts for that reason, but the first senior figure spoken becomes the anchor.',
  },
  {
    id: 'hours-need',
    type: 'short-answer',
    section: 'trend-ratio-and-regression',
    question:
      'A workshop expects 9,000 repairs at 3.2 hours each, done well. A mechanic is paid for 2,080 hours and is away or in training for 480 of them. How many mechanics does the work need?',
    options: [],
    correctAnswer: '18',
    alsoAccepted: ['18 mechanics', '18.0'],
    points: 10,
    hint: 'Give a whole number in digits only. Use productive hours.',
    explanation:
      'Required hours are 9,000 × 3.2 = 28,800. Productive hours per person are 2,080 − 480 = 1,600, and 28,800 ÷ 1,600 = 18. Dividing by the 2,080 paid hours gives about 13.8, the tempting figure that plans leave, training and absence away.',
  },
  {
    id: 'funnel-interviews',
    type: 'short-answer',
    section: 'external-labor-market',
    question:
      'You need 24 hires. Six in ten offers are accepted, and one interviewed person in three receives an offer. How many people must you interview?',
    options: [],
    correctAnswer: '120',
    alsoAccepted: ['120 people', '120 interviews'],
    points: 10,
    hint: 'Give a whole number in digits only. Go backward from the hires.',
    explanation:
      '24 ÷ 0.6 = 40 offers, and 40 × 3 = 120 interviews. The tempting 72 multiplies the 24 hires by three and forgets that four offers in ten are declined.',
  },
  {
    id: 'q10',
    type: 'essay',
    section: 'trend-ratio-and-regression',
    question:
      'The heat-pump division asks for 60 installers. Supply will be 220 at year end and likely demand 262, if three visits per installation remain. A grant pays for a surge from month two to month ten; subcontractors are free in the region. In a sister division the work of 22 technicians with six of ten installer skills ends in May. Write the note to division head Calvin and finance partner Caroline: one tested assumption, a sequence of levers, a trade-off, a trigger and who governs it. Aim for about 180 words.',
    options: [],
    correctAnswer:
      'Calvin, Caroline: I recommend funding a plan for 42, not 60. Our supply walk gives 220 at year end against a likely demand of 262. That demand assumes three visits for each installation. If the third visit can be merged for simple jobs, the need falls; field operations owns that test and reports by March 1. Until then, please read 42 as the likely point in a range. Sequence: first, hold suitable vacancies for ten working days for the 22 technicians, compare skills and offer trials, with advice on consultation. Second, borrow licensed subcontractors for the grant surge, months two to ten, with status and quality checked. Third, hire for what remains. Trade-off: technicians in training produce less until they qualify, so some private customers will wait longer, and Calvin owns that message. Trigger: if the grant is renewed in writing for at least twelve months, Calvin releases ten permanent offers within ten working days; finance approves the money now. Stop trigger: if signed orders fall below 1,200 for two months, offers pause. Finance chairs a monthly review with operations and HR. I need your decision by Friday.',
    points: 10,
    hint: 'A number with its assumption, an order of levers, a named loss, an event with an owner, and a chair.',
    explanation:
      'A strong note replaces 60 by 42 and shows why, names the assumption most likely to move it, tries redeployment before recruitment, matches borrowing to the surge, and says who loses something. A common weak answer only cuts the number, for example to 50, which changes the price without testing the work.',
  },
]);

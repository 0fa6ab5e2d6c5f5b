import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'strategic-workforce-planning-scenario-2',
  moduleId: 'strategic-workforce-planning-m2',
  type: 'scenario',
  title: 'Fifty-Eight New Buses',
  description:
    'A British bus company wants 140 more drivers for 58 new buses. Decide how to test the number, what to do with a list of likely leavers, where supply is lost, and what the council gets to see.',
  passingScore: 80,
  config: {
    scenario: {
      title: 'Fifty-Eight New Buses',
      context:
        'You are the workforce planner of a bus company in the north of England with 1,480 drivers at six depots; the city council pays for half of the trips. Gareth Pryce runs operations, Michelle Okafor is finance director, Fiona Baird heads driver recruitment and training, and Len Hopwood manages the depot in Oldham. The company and its people are invented. New buses arrive next March.',
      people: [
        { name: 'Gareth Pryce', role: 'Operations director' },
        { name: 'Michelle Okafor', role: 'Finance director' },
        { name: 'Fiona Baird', role: 'Head of driver recruitment' },
        { name: 'Len Hopwood', role: 'Depot manager, Oldham' },
      ],
    },
    steps: [
      {
        id: 'request',
        title: 'A hundred and forty',
        description: 'Decide what you do with the request.',
        situation:
          'The bus company runs 610 buses from six depots. It has 1,480 drivers. The request for 140 more is a ratio: 2.43 drivers per bus today, applied to 58 new buses.',
        messages: [
          {
            from: 'Gareth Pryce',
            at: 'Monday, 8:10 AM',
            text: '58 new buses, 2.43 drivers each, that is 141. Call it 140. I need the recruitment budget signed this week.',
          },
          {
            from: 'Michelle Okafor',
            at: 'Monday, 8:25 AM',
            text: "I'll sign a number that someone can explain to the city council. Who can?",
          },
        ],
        choices: [
          {
            id: 'request-sign',
            text: 'Support the 140 and have recruitment start, with the council paper to follow in two weeks.',
            reasoning:
              'The ratio has held for years, and passengers can count what a week without drivers costs.',
            value: 0,
            feedback:
              'Michelle asks on what basis, and the paper never catches up with the ads. In June the council learns of 9,400 hours of rest-day work that the ratio had swallowed, and she has to answer for a number you supported.',
            next: 'walk-late',
          },
          {
            id: 'request-trim',
            text: 'Offer 110 as a first approval and release the other 30 once the new buses are in service.',
            reasoning:
              'Buses arrive late more often than not, and a staged approval protects the budget of both sides.',
            value: 3,
            feedback:
              'The stages sound careful, and 110 has no more basis than 140. Gareth asks for 170 in the next round, and drivers at two depots go on selling their rest days.',
            next: 'walk-late',
          },
          {
            id: 'request-hours',
            text: 'Take a week to rebuild it from duty hours, rest-day work and absence apart.',
            reasoning:
              "A ratio repeats last year with all of its overtime, and it's best to take a hard look at that year first.",
            value: 10,
            feedback:
              "Gareth calls it a delay and isn't wrong. On Friday the hours say 1,560 to 1,640 drivers, and the widest part of that range is rest-day work the depots had stopped mentioning.",
            next: 'list',
          },
          {
            id: 'request-peer',
            text: 'Compare the ratio with four similar operators and correct ours toward their average.',
            reasoning:
              'The council asks for comparisons anyway, and I can defend a public figure whose source we name.',
            value: 7,
            feedback:
              'The comparison shows 2.3 to 2.7, which explains nothing but starts the right talk about schedules. You have lost a week, and Michelle now knows that the number depends on how people work.',
            next: 'list',
          },
        ],
      },
      {
        id: 'list',
        title: 'The tab called "nearly done"',
        description: 'Decide what happens with the list.',
        situation:
          'The depot in Oldham sends its supply figures with a second tab: 31 names, dates of birth and remarks such as "back trouble" and "talks about Spain."',
        messages: [
          {
            from: 'Len Hopwood',
            at: 'Tuesday, 2:30 PM',
            text: 'My 31 who will be gone by Christmas next year. Twenty-six years here, I know my people.',
          },
          {
            from: 'Gareth Pryce',
            at: 'Tuesday, 2:41 PM',
            text: "That's the best supply data anyone has given us. Use it.",
          },
        ],
        choices: [
          {
            id: 'list-counsel',
            text: 'Bar the tab from the plan, give it to counsel, and use past rates for all depots.',
            reasoning:
              'A plan is about a group and its flows, and a page like this one may end up before a tribunal.',
            value: 10,
            feedback:
              'Len is hurt, and you tell him so in person rather than by mail. Past rates give 34 retirements over the whole company in a year, and the plan can be shown to anyone.',
            next: 'early',
          },
          {
            id: 'list-strip',
            text: 'Strip the names, keep the 31 as a figure for the depot, and file the tab out of sight.',
            reasoning:
              "Len is usually right, and a total by depot can't say anything about any one driver on his list.",
            value: 3,
            feedback:
              'The figure still rests on ages and on what Len heard about backs. At a depot of 210, people guess who is meant, and a union officer asks for the source.',
            next: 'early',
          },
          {
            id: 'list-talk',
            text: 'Have supervisors sound out the 31 on their plans, kindly and in private, before you use it.',
            reasoning:
              'I would rather plan with what people say themselves than with what a supervisor believes about them.',
            value: 7,
            feedback:
              'It replaces gossip by answers, and it asks only people over 58. Two of them hear that the company wants them gone, and one calls Acas before the week is out.',
            next: 'early',
          },
          {
            id: 'list-delete',
            text: 'Delete the tab on all drives today and thank Len without comment.',
            reasoning:
              "What doesn't exist can't hurt the company, and a long lecture would only embarrass a loyal man.",
            value: 0,
            feedback:
              "The mail with the tab is in four inboxes. When a dismissed driver's lawyer asks for it in the fall, the deletion is the first thing you're asked to explain.",
            next: 'early',
          },
        ],
      },
      {
        id: 'walk-late',
        title: 'The council wants the sums',
        description: 'Decide how to recover.',
        situation:
          "Ads have run for five weeks. Michelle must send the council a supply and demand statement on Thursday. Rest-day work hasn't been separated from normal duties.",
        messages: [
          {
            from: 'Michelle Okafor',
            at: 'Monday, 9:00 AM',
            text: 'I have to state on Thursday what 140 is made of. What do I write?',
          },
          { from: 'Gareth Pryce', at: 'Monday, 9:20 AM', text: 'Write that buses need drivers.' },
        ],
        choices: [
          {
            id: 'walk-late-defend',
            text: 'Write that 2.43 is the long-run ratio, with a chart of the past ten years.',
            reasoning:
              'The ratio is a fact that we own, the chart shows what it has done, and Thursday is too close for more.',
            value: 0,
            feedback:
              "A council member asks why rest-day work doubled while the ratio stood still. Michelle has no answer in public, and the drivers' reps send theirs to the local paper.",
            next: 'list',
          },
          {
            id: 'walk-late-low',
            text: 'Write 90, the number that would survive any audit, and ask for the rest later.',
            reasoning:
              "A floor that can't be attacked is the quickest way out, and the rest can be argued for in the fall.",
            value: 3,
            feedback:
              "90 goes unchallenged and becomes the plan. By winter the company cancels trips on two lines, because a number chosen to be safe from questions wasn't chosen to run buses.",
            next: 'list',
          },
          {
            id: 'walk-late-pause',
            text: 'Ask Michelle to postpone the item and use the month for a proper forecast by all depots.',
            reasoning:
              'One month is nothing in a five-year plan, and a complete paper spares the council a second round.',
            value: 7,
            feedback:
              'The forecast will be better for it. The postponed item feeds a rumor about cuts, and 19 applicants who were waiting for offers take jobs with a haulier in the meantime.',
            next: 'list',
          },
          {
            id: 'walk-late-honest',
            text: "Write that 140 wasn't tested, what is known, and when the rest follows.",
            reasoning:
              'A wrong figure would stay on the record for years, and the few facts we do have can be defended.',
            value: 10,
            feedback:
              'Thursday is unpleasant, and Michelle takes it. A week later the hours give 1,560 to 1,640, and the council remembers who said "we do not know yet" and then did.',
            next: 'list',
          },
        ],
      },
      {
        id: 'early',
        title: 'Where the drivers go',
        description: 'Decide what to do about the supply side.',
        situation:
          'Turnover is 17%. Split by service it is 41% in the first year and 8% afterward. Half of the first-year leavers go in weeks five to ten, when they start split duties.',
        messages: [
          {
            from: 'Fiona Baird',
            at: 'April 7, 11:00 AM',
            text: 'I can double the intake of trainees. Each costs us £6,200 until the license.',
          },
          {
            from: 'Gareth Pryce',
            at: 'April 7, 11:04 AM',
            text: 'Double it. We lose them anyway.',
          },
        ],
        choices: [
          {
            id: 'early-double',
            text: 'Double the intake with Fiona and accept the early loss as the price of the trade.',
            reasoning:
              "Training capacity is there, the money was approved, and the need for drivers won't wait.",
            value: 0,
            feedback:
              "Fiona's trainers work Saturdays, and in week seven the new group meets the same split duties. You have paid £6,200 twice for each driver who stays, and two trainers resign.",
            next: 'funnel',
          },
          {
            id: 'early-duties',
            text: 'Keep first-year drivers off split duties for 16 weeks, at two depots to begin with.',
            reasoning:
              'Most of them leave at the same point in the schedule, and experienced drivers can take those duties for a while.',
            value: 10,
            feedback:
              'Senior drivers at two depots take more splits and let Gareth know what they think of it. First-year losses there fall by a third by August, and Fiona trains 40 people fewer.',
            next: 'funnel',
          },
          {
            id: 'early-bonus',
            text: 'Pay £1,500 to trainees who complete their first year, half in month six and half at the end.',
            reasoning:
              'Money in month six and month twelve covers the weeks in which most leave, for a quarter of the training cost.',
            value: 7,
            feedback:
              'The bonus holds some people past week ten, so the line moves. The split duties remain, and drivers with three years of service ask what their loyalty is worth.',
            next: 'funnel',
          },
          {
            id: 'early-exit',
            text: 'Run exit interviews for a quarter and decide when you know why the trainees leave.',
            reasoning:
              'Figures show when people leave and not why, and a guess would cost more than three months.',
            value: 3,
            feedback:
              'The interviews say "split duties" on 24 of 30 sheets, which the schedule had said in April. Another 60 trainees went through weeks five to ten in the meantime.',
            next: 'funnel',
          },
        ],
      },
      {
        id: 'funnel',
        title: 'One in four',
        description: 'Decide what to tell the executive about the gap that remains.',
        situation:
          "With all that is under way, the gap is 84 drivers by next March. At the present rates that means 140 offers and 560 interviews. About 2,300 people in the region hold the license and don't drive for you.",
        messages: [
          {
            from: 'Michelle Okafor',
            at: 'May 12, 3:00 PM',
            text: 'So we hire 84. Fiona says she needs a bigger advertising budget.',
          },
          { from: 'Fiona Baird', at: 'May 12, 3:10 PM', text: '£90,000 would do it.' },
        ],
        choices: [
          {
            id: 'funnel-budget',
            text: 'Back the £90,000, with a weekly count of interviews and an agency as reserve.',
            reasoning:
              'Hiring is the one lever with a known price, and a weekly count would show early whether it works.',
            value: 3,
            feedback:
              "You pay for 560 interviews that a pool of 2,300 won't give. The weekly count shows it by July, and Fiona is asked why her team is failing at arithmetic.",
            next: 'range',
          },
          {
            id: 'funnel-pay',
            text: 'Raise starting pay by 6% and recompute the funnel once the effect is known.',
            reasoning:
              'Acceptance is the weak step, and pay is what the hauliers around us are competing with.',
            value: 7,
            feedback:
              'Acceptance rises from 60% to 68%, a real gain. The funnel still needs nearly 500 interviews, and 1,480 drivers ask when the 6% reaches them.',
            next: 'end',
          },
          {
            id: 'funnel-shorter',
            text: 'Say that one in four is out of reach, and bring down the 84: timetable, license course, internal moves.',
            reasoning:
              "No budget makes the pool larger, and it's better that she hears it in May than in November.",
            value: 10,
            feedback:
              'Michelle had hoped for a check to sign. Planners find 22 drivers in two timetables, 31 fitters and cleaners apply for the license course, and the interviews needed fall to about 200.',
            next: 'range',
          },
          {
            id: 'funnel-borrow',
            text: 'Contract 84 agency drivers from September and hire behind them as people come.',
            reasoning:
              'It meets the date on day one, and the contract can end when our own numbers are back.',
            value: 0,
            feedback:
              'The agencies draw on the same 2,300 licenses and poach 19 of your own drivers at a higher rate. After 12 weeks equal pay rules apply, and the bill reaches Michelle.',
            next: 'end',
          },
        ],
      },
      {
        id: 'range',
        title: 'Two lines for the council',
        description: 'Decide what stands in the plan.',
        situation:
          'The range from duty hours is 1,560 to 1,640 drivers. The council wants one number for the budget and reads nothing longer than a page.',
        messages: [
          {
            from: 'Michelle Okafor',
            at: 'June 2, 8:30 AM',
            text: "One number, please. They won't vote on a range.",
          },
          {
            from: 'Gareth Pryce',
            at: 'June 2, 8:34 AM',
            text: "And I'm not going to be hanged for a number someone else chose.",
          },
        ],
        choices: [
          {
            id: 'range-owned',
            text: 'Give 1,600 and print two assumptions beside it, each with an owner.',
            reasoning:
              'The council gets its number, and the two people who can change it have signed beside it.',
            value: 10,
            feedback:
              "Gareth signs for rest-day work and Fiona for first-year losses, after an hour of grumbling. In October one assumption fails, 20 jobs are released in nine days, and blame doesn't come up.",
            next: 'end',
          },
          {
            id: 'range-one',
            text: 'Give 1,600, the middle of the range, and keep the assumptions in the file for questions.',
            reasoning:
              'A council votes on a number, and people who want to know more can always ask for the file.',
            value: 7,
            feedback:
              "The vote passes on 1,600. When rest-day work doesn't fall in the fall, the room has forgotten that the number depended on it, and Gareth is asked alone.",
            next: 'end',
          },
          {
            id: 'range-high',
            text: "Give 1,640, the upper end, and promise the council what isn't needed back in the spring.",
            reasoning:
              'Too few drivers are seen at every stop, and money that comes back has never cost a vote.',
            value: 3,
            feedback:
              "The council approves, and 40 jobs exist that no work needs. In spring they're full, the money can't come back, and the next forecast from HR is cut by 5% unread.",
            next: 'end',
          },
          {
            id: 'range-refuse',
            text: 'Refuse to name one, and attach the model with all three scenarios.',
            reasoning:
              'A single figure would be false precision, and the council should see what the choice depends on.',
            value: 0,
            feedback:
              'The council postpones the item by eight weeks. Training places lapse, the March timetable starts 50 drivers short, and students on two school lines walk.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 50,
    passingScore: 80,
    feedback: {
      passing:
        "You made the number explainable. You rebuilt demand from hours, planned supply for groups, changed the work in which people were lost, and told the executive that a pool has a size. Look at the choices below 10 points: most of them were quick, and each left one person to answer later for a number they couldn't explain.",
      failing:
        'Here is a way through. Take a ratio as a question: rebuild it from hours, with rest-day work and absence on lines of their own. If you must report before that is done, say what is known and when the rest follows. Never plan with a list of individuals and ages; take advice on the document and use past rates for groups. Split turnover by length of service before you recruit, since new people leave in the same weeks as the ones before them. Turn every "we will hire" into a funnel and put it beside the pool. Give decision makers one number if they need one, with the assumptions that would change it, their owners, and what is released when one fails. Then play again and see who pays for the quick answers.',
    },
    actionPlan: {
      template:
        'ACTION PLAN: A FORECAST THAT CAN BE EXPLAINED\n\nName: ______________________   Date: ______________\n\n1. DEMAND FROM HOURS\nThe ratio I have inherited: ______________________________\nHours, overtime and absence that it hides: ______________________________\n\n2. SUPPLY IN GROUPS\nTurnover by length of service: under 1 year ____ / 1 to 3 ____ / over 3 ____\nWhere the loss has an address (weeks, shift, site): ______________________________\nLists about individuals that must not enter the plan: ______________________________\n\n3. FUNNEL\nHires, offers, interviews, pool: ______________________________\nLever that makes the gap smaller: ______________________________\n\n4. THE NUMBER AND ITS OWNERS\nNumber: __________   Assumption and owner: ______________________________\nReleased if it fails: ______________________________\n\nReview date: ______________   Person in finance who explains the number without me: ______________________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Demand from hours', 'Supply in groups', 'Funnel', 'The number and its owners'],
    },
  },
});

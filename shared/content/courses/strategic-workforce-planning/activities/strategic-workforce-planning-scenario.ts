import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'strategic-workforce-planning-scenario',
  moduleId: 'strategic-workforce-planning-m4',
  type: 'scenario',
  title: 'Growth Plan, Hiring Freeze',
  description:
    'Finance freezes hiring eleven months before a launch that depends on scarce skills. Decide which assumptions to test, which levers to combine, what to trade and how to govern the result.',
  passingScore: 80,
  config: {
    scenario: {
      title: 'Growth Plan, Hiring Freeze',
      context:
        'You lead workforce planning at a maker of hospital infusion pumps with 2,300 employees in three countries. A connected pump launches in eleven months. Chief product officer Steven Maldonado has asked for 18 more people: 10 device security engineers, 5 regulatory specialists and 3 clinical trainers. Bertrand Roux is chief financial officer, Karen Dahl runs operations, and Dominique Ellery is chief executive. Your recommendation carries weight. The money is not yours.',
      people: [
        { name: 'Steven Maldonado', role: 'Chief product officer' },
        { name: 'Bertrand Roux', role: 'Chief financial officer' },
        { name: 'Karen Dahl', role: 'Head of operations' },
      ],
    },
    steps: [
      {
        id: 'freeze',
        title: 'The memo at nine',
        description: 'Decide your first move.',
        situation:
          'Outside hiring and contract extensions are frozen for six months. Two device security engineers have signed offers and start in three weeks.',
        messages: [
          {
            from: 'Bertrand Roux',
            at: 'Monday, 9:00 AM',
            text: 'All outside hiring and extensions stop today for six months. Cash discipline. Exceptions come to me.',
          },
          {
            from: 'Steven Maldonado',
            at: 'Monday, 9:20 AM',
            text: 'Eighteen, or there is no launch. I see Dominique at noon. Put your name on the exception and come with me.',
          },
        ],
        choices: [
          {
            id: 'freeze-dominga',
            text: 'Go with Steven at noon and have Dominique rank the launch against the cash today.',
            reasoning:
              'The launch is the strategy, and one decision at the top spares the company six months of quarrels over exceptions.',
            value: 0,
            feedback:
              "Dominique asks what Bertrand said, and he hadn't been asked. She sends you both back, he now counts HR among his opponents, and two people with signed offers still know nothing.",
            next: 'strained',
          },
          {
            id: 'freeze-analysis',
            text: 'Hold Steven off until Friday and bring Bertrand one complete case for the 18, with costs and risks.',
            reasoning:
              'Finance gets a single checked recommendation instead of a plea, and that is what a freeze memo is asking for.',
            value: 7,
            feedback:
              "The work is careful, but you solve for a target you haven't heard. Two people who may have resigned elsewhere hear nothing for a week, and Bertrand meets the numbers as a finished argument.",
            next: 'joint',
          },
          {
            id: 'freeze-ask',
            text: 'See Bertrand before noon about what the freeze must save, and about the two offers already signed.',
            reasoning:
              "I can't plan inside a limit I don't know, and it's urgent because two people have already given notice.",
            value: 10,
            feedback:
              'Bertrand says it: $2.4 million must stay in the bank until a loan test in June. The two starters get a decision today, on advice, and Steven is annoyed that you missed his noon.',
            next: 'joint',
          },
          {
            id: 'freeze-sign',
            text: 'Sign one exception for all 18, marked as launch-critical, and send it to Bertrand with the dates.',
            reasoning:
              'He is the named route, he knows the cash position, and he can trim the list himself within the hour.',
            value: 3,
            feedback:
              'By evening seven units have filed exceptions marked critical, and yours no longer stands out. Bertrand refuses them all, and Steven has it in writing that HR agreed with an untested number.',
            next: 'strained',
          },
        ],
      },
      {
        id: 'joint',
        title: 'Where eighteen came from',
        description: 'Decide how to test the number.',
        situation:
          'Bertrand lends you his best analyst. The 18 came from a ratio: the last launch used 18 people for three software modules, with five months of weekend work. Encryption is new to the company.',
        messages: [
          {
            from: 'Bertrand Roux',
            at: 'Tuesday, 8:40 AM',
            text: 'Show me whether 18 is a number or a wish. She has two weeks for you.',
          },
          {
            from: 'Steven Maldonado',
            at: 'Tuesday, 8:55 AM',
            text: "Three modules then, three modules now. What's there to test?",
          },
        ],
        choices: [
          {
            id: 'joint-regression',
            text: 'Model the hours of the last three launches, add back the weekends, and publish the range with limits.',
            reasoning:
              'Both sides accept it because the data are our own, and the weekends are the error everyone has overlooked.',
            value: 7,
            feedback:
              'Adding back weekends corrects a real distortion. But three launches are three points, none had encryption, and Bertrand starts to quote the middle of a range that looks more exact than it is.',
            next: 'levers',
          },
          {
            id: 'joint-cut',
            text: 'Settle at 15 with both of them this week and give the three weeks of study to the launch.',
            reasoning:
              'Managers pad their requests, a modest cut shows finance that HR is serious, and the launch needs the weeks.',
            value: 0,
            feedback:
              "Bertrand asks why 15, and you can't say, so he offers 12 by the same logic. Steven will ask for 25 next time, and the weekend hours stay hidden in the plan until people burn out.",
            next: 'levers',
          },
          {
            id: 'joint-benchmark',
            text: 'Buy a benchmark of engineers per connected product, and plan to the middle of its range.',
            reasoning:
              'An outside figure has no owner in the house, which makes it hard to dismiss as self-interest.',
            value: 3,
            feedback:
              "The report says 13, and Steven shows that half of those firms buy their encryption. You have paid for two weeks of a quarrel about other companies, and the engineers still don't know what is wanted.",
            next: 'levers',
          },
          {
            id: 'joint-delphi',
            text: 'Have seven leads estimate the milestones alone and in writing, twice, and report what moves the total.',
            reasoning:
              'The old ratio is no guide because the work is new, and a meeting would only comment on one figure.',
            value: 10,
            feedback:
              'It takes two weeks that Steven resents. The answer is 13 to 16, and two little-used features move it most, which is a choice he and Bertrand can own between them.',
            next: 'levers',
          },
        ],
      },
      {
        id: 'strained',
        title: 'Not a neutral party',
        description: 'Decide how to recover the conversation.',
        situation:
          'Managers have told the two people with signed offers that the freeze is "just paperwork." On Friday Bertrand reports on exceptions to the board.',
        messages: [
          {
            from: 'Bertrand Roux',
            at: 'Wednesday, 5:10 PM',
            text: 'All 18 refused. I no longer treat HR as neutral here.',
          },
          {
            from: 'Steven Maldonado',
            at: 'Wednesday, 5:30 PM',
            text: "He can't be serious. What do we ask for now?",
          },
        ],
        choices: [
          {
            id: 'strained-trade',
            text: 'Return tomorrow with 12, chosen with Steven by urgency, and offer them as a package.',
            reasoning:
              'It has to be quick because Friday leaves no room for studies, and visible movement repairs most.',
            value: 3,
            feedback:
              'Bertrand concludes that 18 was never real and waits for the next drop. Steven has given up six jobs without knowing which work goes with them, and the two candidates still trust a false assurance.',
            next: 'joint',
          },
          {
            id: 'strained-evidence',
            text: 'Send Bertrand an estimate built from hours and ask him to mark each line that he disputes.',
            reasoning:
              'A paper with sources on every line argues for itself, whatever he thinks of the sender this week.',
            value: 7,
            feedback:
              "He marks four lines, so work resumes. It's still your paper, sent to someone who distrusts its author, and the two candidates go on resigning elsewhere on a promise that was never corrected.",
            next: 'joint',
          },
          {
            id: 'strained-safety',
            text: 'Have the head of regulatory affairs confirm in writing that 18 is the safe number.',
            reasoning:
              'Patient safety is the ground on which a finance freeze gives way, and a board reads such a letter.',
            value: 0,
            feedback:
              "She refuses to sign a number she hasn't assessed, and word spreads that HR tried to borrow her authority. If a real safety concern comes in spring, patients will pay for this letter.",
            next: 'joint',
          },
          {
            id: 'strained-own',
            text: 'Tell Bertrand alone that you got this wrong, and put one assumption sheet in his hands to build.',
            reasoning:
              'He trusts what his own people have shaped, and an apology reaches him sooner than another proof.',
            value: 10,
            feedback:
              'He is cool, then specific: $2.4 million until June. The joint sheet says 13 to 16 by Friday, and the two candidates hear the truth from the company in time to keep their old jobs if they wish.',
            next: 'levers',
          },
        ],
      },
      {
        id: 'levers',
        title: 'Four levers, one limit',
        description: 'Choose the mix.',
        situation:
          'The number on the table is now 14: eight on security from month four, four regulatory from month three, two trainers from month nine. Outside hires in security take six months. Six engineers on the older pump share seven of ten skills and need four months.',
        messages: [
          {
            from: 'Bertrand Roux',
            at: 'March 3, 10:00 AM',
            text: 'If it fits the limit until June, I fund it.',
          },
          {
            from: 'Steven Maldonado',
            at: 'March 3, 10:05 AM',
            text: "I don't care where they come from. I care about month four.",
          },
        ],
        choices: [
          {
            id: 'levers-mix',
            text: 'Drop two features, train four of ours, borrow three specialists for nine months, let trainers wait.',
            reasoning:
              'Work that is dropped needs no people, and the rest then fits the dates and the cash as they are.',
            value: 10,
            feedback:
              'Steven loses two features he had promised a hospital group, and he has to make that call himself. The rest begins in time, and the risk has moved to the older pump, where Karen runs support.',
            next: 'release',
          },
          {
            id: 'levers-wait',
            text: 'Keep to the freeze, agree ranges, and have offers ready for signature on the day it lifts.',
            reasoning:
              'A clean start is cheaper and fairer than a patchwork, and it honors what the company has decided.',
            value: 0,
            feedback:
              'Offers in month six mean arrivals in month twelve, after launch day. Product managers begin to buy contractor days from the project budget, and you read about it in an invoice.',
            next: 'contractors',
          },
          {
            id: 'levers-contract',
            text: 'Take the people from the project budget, on nine-month contracts with clear deliverables.',
            reasoning:
              'Each need date is met, no job is created, and nothing remains to be paid if the launch disappoints in its first year.',
            value: 3,
            feedback:
              'The dates are met, and the cash leaves the same bank account at a higher rate. Six engineers with most of the skills watch strangers take the work, and the encryption knowledge has an end date.',
            next: 'contractors',
          },
          {
            id: 'levers-train',
            text: 'Train all six engineers for security and move two quality analysts into regulatory work.',
            reasoning:
              'People grow, nothing is spent outside before June, and finance can see what restraint looks like.',
            value: 7,
            feedback:
              "Cash is safe, and six people are glad. But hospitals use the product they leave, and two analysts can't do the work of four specialists in month three, so the first filing slips.",
            next: 'release',
          },
        ],
      },
      {
        id: 'release',
        title: 'My pumps are in 900 hospitals',
        description: 'Decide the trade-off with operations.',
        situation:
          'Support answers urgent faults within four hours. Two of the engineers heard about the move in a hallway. One is delighted; the other chose support for its hours.',
        messages: [
          {
            from: 'Karen Dahl',
            at: 'March 10, 7:50 AM',
            text: "If support slows, a ward waits. You're solving Steven's problem with my people.",
          },
          {
            from: 'Karen Dahl',
            at: 'March 10, 7:52 AM',
            text: 'And I had to learn it from Jonas at the coffee machine.',
          },
        ],
        choices: [
          {
            id: 'release-half',
            text: 'Split the engineers half and half between support and launch until the summer.',
            reasoning:
              'Both leaders keep people they trust, and no one has to find a replacement in this quarter.',
            value: 3,
            feedback:
              'A fault arrives on a launch day, and people with two managers choose the angrier one. Training stops and starts, overtime appears, and Jonas asks for his old contract back.',
            next: 'pilot',
          },
          {
            id: 'release-waves',
            text: "Let Karen name the cover she can't go below, take volunteers in two waves, and end two services.",
            reasoning:
              'She is right about the wards, and with an agreed floor she may call people back as she needs them.',
            value: 10,
            feedback:
              'The launch gets its engineers three weeks later than Steven wanted, and two small customers lose a service. The man who chose support for its hours stays, and a colleague takes the place gladly.',
            next: 'pilot',
          },
          {
            id: 'release-order',
            text: 'Have Dominique instruct both of them, with one date for the transfer of the engineers.',
            reasoning:
              'It should come from the top because the launch is the priority, and the engineers are spared a quarrel.',
            value: 0,
            feedback:
              'Karen complies to the letter, with no notes and no overlap. Urgent faults pass six hours in the second week, a ward in Lyon runs two pumps short, and the reluctant engineer resigns.',
            next: 'pilot',
          },
          {
            id: 'release-backfill',
            text: 'Offer Karen two technicians from a plant with spare capacity, and then move the engineers together.',
            reasoning:
              'Two trained people are something she can use, and one date spares both teams a long handover.',
            value: 7,
            feedback:
              'The technicians take most calls, though not the design faults. Everyone leaves on one day, without having been asked, and nothing brings them back in the week when three faults come at once.',
            next: 'pilot',
          },
        ],
      },
      {
        id: 'contractors',
        title: 'Eleven badges',
        description: 'Decide how to take hold of the contractor work.',
        situation:
          'Six weeks later eleven contractors work on the pump. Supervisors set their hours and approve their leave. Two of them hold most of what is known about encryption.',
        messages: [
          {
            from: 'Bertrand Roux',
            at: 'April 14, 4:15 PM',
            text: 'Cash is above plan. Whose badges are these?',
          },
          {
            from: 'Karen Dahl',
            at: 'April 14, 4:40 PM',
            text: 'Four of mine want to know why no one considered them. One has an interview elsewhere.',
          },
        ],
        choices: [
          {
            id: 'contractors-handover',
            text: 'Show Bertrand the full cost, stop new badges, and pair each risky one with a volunteer and an end date.',
            reasoning:
              'The real debt is in their heads, and it shrinks only as they teach what they know to a colleague.',
            value: 10,
            feedback:
              'Bertrand is angry for an afternoon and then has a schedule. Two volunteers begin beside the encryption contractors, and the engineer with the interview postpones it.',
            next: 'pilot',
          },
          {
            id: 'contractors-review',
            text: 'Bring in counsel and procurement on each contract, and correct how supervisors direct the work.',
            reasoning:
              'Status follows what is done each day, and a company that can name its own errors is treated better.',
            value: 7,
            feedback:
              'Counsel finds three engagements that look like employment, and honest reporting calms Bertrand. The encryption module is still in two heads, and the engineer takes the interview.',
            next: 'pilot',
          },
          {
            id: 'contractors-hire',
            text: 'Offer permanent jobs to the best four contractors, as agreed exceptions from the freeze.',
            reasoning:
              "The status question ends for these four, and it's safe because they already know the product.",
            value: 3,
            feedback:
              'Two accept, two decline at the market price. The engineers see strangers hired in a freeze without an open process, one of them leaves, and the other seven engagements go on as before.',
            next: 'pilot',
          },
          {
            id: 'contractors-vendor',
            text: 'Move all eleven to a service vendor with a fixed price and a contract for results.',
            reasoning:
              'One line in the books is easier to control, and the vendor then carries the employment risk.',
            value: 0,
            feedback:
              'The paper changes and the day does not: the same supervisors approve the same leave, now with a margin on top. In May the vendor sends one of your two encryption experts to another client.',
            next: 'murky',
          },
        ],
      },
      {
        id: 'pilot',
        title: 'Show me that it works',
        description: 'Design the pilot.',
        situation:
          'Several engineers from the older pump now learn beside security specialists. The team can report attendance and satisfaction from tomorrow.',
        messages: [
          {
            from: 'Bertrand Roux',
            at: 'May 4, 9:00 AM',
            text: 'Before I fund more, I want proof. Eight weeks. Then I decide.',
          },
          {
            from: 'Steven Maldonado',
            at: 'May 4, 9:06 AM',
            text: 'Take the simplest module. They need a win.',
          },
          {
            from: 'Karen Dahl',
            at: 'May 4, 9:30 AM',
            text: 'And who will notice if my support suffers?',
          },
        ],
        choices: [
          {
            id: 'pilot-output',
            text: 'Take one typical module, and measure accepted work and defects against a pass line agreed now.',
            reasoning:
              "It's worth more than a success because it can be failed, and operations reports its own figures.",
            value: 7,
            feedback:
              "The test can be failed, which puts it ahead of most pilots. It can't see harm elsewhere: support slows in two weeks, and Karen finds out from a hospital before you do.",
            next: 'clear',
          },
          {
            id: 'pilot-easy',
            text: 'Take the simplest module and the strongest volunteers, and move to harder ones in summer.',
            reasoning:
              'Confidence is part of learning, and an early win protects the whole program while the method is still young.',
            value: 3,
            feedback:
              "The win arrives, and it can't be used. Bertrand asks whether ordinary engineers could do this on ordinary work, and the strongest three have shown only that they're strong.",
            next: 'murky',
          },
          {
            id: 'pilot-all',
            text: 'Start all roles now and report attendance, test scores and confidence every month.',
            reasoning:
              'Eight weeks is short, and a wide start gives more evidence than one narrow module would.',
            value: 0,
            feedback:
              "Three teams lose people at once, and you can't say what changed in the product. If the method has a flaw, it now has it everywhere, and the learners will carry the blame.",
            next: 'murky',
          },
          {
            id: 'pilot-balanced',
            text: 'Take a typical module, with lines for work, defects and support response, and one date to decide.',
            reasoning:
              'Each of the three leaders looks at a different number first, and each should be able to stop the pilot on it.',
            value: 10,
            feedback:
              'Half a page is signed after a dull hour. Karen can see the number that worries her, and the learners know what they are asked to show and what follows if they fall short.',
            next: 'clear',
          },
        ],
      },
      {
        id: 'clear',
        title: 'A mixed result',
        description: 'Decide what happens next and who governs it.',
        situation:
          'Accepted work and defects met the pass line. Support response slipped past four hours in two of eight weeks. A hospital group has ordered early.',
        messages: [
          {
            from: 'Steven Maldonado',
            at: 'July 1, 10:00 AM',
            text: 'Move every learner now. We have orders.',
          },
          {
            from: 'Bertrand Roux',
            at: 'July 1, 10:12 AM',
            text: 'It worked. Whose plan is it from here? The freeze ends in six weeks.',
          },
        ],
        choices: [
          {
            id: 'clear-extend',
            text: 'Run the pilot for eight more weeks and set up a monthly board that then decides on better data.',
            reasoning:
              'Support is a warning, and one more quarter of evidence will cost less than a single wrong expansion.',
            value: 7,
            feedback:
              "The board is right. But the pass line was met, and eight more weeks pass the date by which the second group must start, so hospitals with early orders wait for trainers who don't exist.",
            next: 'end',
          },
          {
            id: 'clear-board',
            text: 'Fund support cover, then move the second group, under a monthly board that Bertrand chairs.',
            reasoning:
              'Finance holds the money, so it should hold the triggers, and support is repaired before we grow.',
            value: 10,
            feedback:
              'Steven waits five weeks and says so loudly. Early orders pull the first trigger, two trainers get offers without a debate, and the stop trigger on response time is the line Karen reads first.',
            next: 'end',
          },
          {
            id: 'clear-handover',
            text: 'Report the success, thank the teams, and hand the method to the line when the freeze ends.',
            reasoning:
              "Hiring resumes in six weeks, and a special board for a solved problem would waste leaders' time.",
            value: 0,
            feedback:
              'The slip in support becomes a pattern without an owner. When hiring resumes, each unit returns to its old list, the first request is for 18, and the learners lose their path.',
            next: 'end',
          },
          {
            id: 'clear-scale',
            text: 'Move every learner while orders justify it, and report on the plan from HR each month.',
            reasoning:
              'HR built it, knows the people, and is the one party in the house that can keep all sides honest.',
            value: 3,
            feedback:
              'The launch speeds up, and support slips for a third and a fourth week, as the data had warned. Your report is read by people who own no line in it, and the board asks whether HR overran.',
            next: 'end',
          },
        ],
      },
      {
        id: 'murky',
        title: 'Everyone loved it',
        description: 'Decide what to say to the executives.',
        situation:
          "Attendance is 96% and satisfaction is high. There was no baseline and no test on typical work. Support response may have slipped; it wasn't compared.",
        messages: [
          {
            from: 'Steven Maldonado',
            at: 'July 1, 10:00 AM',
            text: 'It obviously worked. And the hospital group has ordered early.',
          },
          {
            from: 'Bertrand Roux',
            at: 'July 1, 10:12 AM',
            text: "I see no number I'd pay for.",
          },
        ],
        choices: [
          {
            id: 'murky-adviser',
            text: 'Bring in an outside evaluator for ten weeks, agreed with both, and let the report decide.',
            reasoning:
              "Independence is what the two sides lack, and a stranger's verdict travels further with the board.",
            value: 3,
            feedback:
              'The evaluator meets the same wall: no baseline and no typical work. Ten weeks go, the early order slips, and the report recommends a proper test that you could have begun in July.',
            next: 'end',
          },
          {
            id: 'murky-rebuild',
            text: 'Rebuild a baseline from tickets and code records, and ask for two jobs against monthly figures.',
            reasoning:
              'An honest range from our own records is better than nothing, and two jobs are a modest risk.',
            value: 7,
            feedback:
              'Records show that accepted work rose and that support slipped in two weeks. The range is wide, and Bertrand is asked to pay for a guess with good manners, so he funds one job.',
            next: 'end',
          },
          {
            id: 'murky-retest',
            text: "Say that the pilot can't answer, and run four weeks on ordinary work with a stop rule.",
            reasoning:
              'He asked for a number, and presenting something else as one would cost us the next three years.',
            value: 10,
            feedback:
              "It's an ugly meeting, and Steven stops greeting you for a week. Bertrand signs the pass lines, Karen signs her own, and the hospital group is told which part of its order is at risk.",
            next: 'end',
          },
          {
            id: 'murky-momentum',
            text: "Present attendance, satisfaction and the learners' own stories as a first success.",
            reasoning:
              "Momentum is fragile, the direction isn't in doubt, and measures can improve with phase two.",
            value: 0,
            feedback:
              'The stories are moving, and Bertrand asks one question about defects. He closes the budget, and eight learners who did nothing wrong are sent back to their old work.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 60,
    passingScore: 80,
    feedback: {
      passing:
        "You planned under a limit without pretending that it wasn't there. You asked what the freeze protects, tested the number with the people who do the work, combined levers in sequence and gave each leader a trigger that they can own. Read the feedback on any choice below 10 points. Most of those choices were sound ideas that lacked one thing: a partner in finance, a volunteer, a pass line or a date.",
      failing:
        "Here is a route that holds. First, before you argue for jobs, ask finance what the freeze must protect, by when, and what evidence would release money; settle signed offers at once, on advice. Second, test the number. Break the work into hours, add back hidden overtime, and let people estimate alone before they compare. Report a range and the assumption that moves it most. Third, ask what can stop, then combine levers: build from adjacent skills, borrow briefly with a dated handover, buy only what no one inside can teach, and hold the rest for a trigger. Contractors bought to avoid a headcount limit cost the same cash and carry status and knowledge risks. Fourth, treat the team that gives up people as a partner: minimum cover, volunteers, waves and a level at which people return. Fifth, run one typical pilot with a baseline, pass lines agreed in advance, a measure of harm and a decision date. If a pilot can't answer the question, say so and retest. Sixth, let finance and operations own triggers, with action and authority attached, on a monthly board. Try again, and watch for the choice that wins the meeting and loses the month.",
    },
    actionPlan: {
      template:
        'ACTION PLAN: PLANNING UNDER A FREEZE\n\nName: ______________________   Date: ______________\n\n1. ASSUMPTIONS\nThe number I am being asked to defend: ______________________________\nWhere it came from: ______________________________\nWhat finance must protect, and until when: ______________________________\nThe assumption that moves it most, and its owner: ______________________________\n\n2. LEVERS AND TRADE-OFFS\nWork that could stop, with a date: ______________________________\nFirst lever / second lever: ______________________________\nWho gives something up, and what protects them: ______________________________\n\n3. PILOT\nTypical work to test: ______________________________\nBaseline, pass line and measure of harm: ______________________________\nDecision date, and what follows a pass / partial pass / fail: ______________________________\n\n4. GOVERNANCE\nChair and members: ______________________________\nStart trigger (indicator, threshold, period, owner, authorized action): ______________________________\nStop trigger: ______________________________\n\nReview date: ______________   Colleague in finance who will ask me about it: ______________________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Assumptions', 'Levers and trade-offs', 'Pilot', 'Governance'],
    },
  },
});

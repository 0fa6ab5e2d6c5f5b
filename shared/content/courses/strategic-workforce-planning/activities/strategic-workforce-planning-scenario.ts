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
        'You lead workforce planning at a maker of hospital infusion pumps with 2,300 employees in three countries. A connected pump launches in eleven months. Chief product officer Sefako Maldonado has asked for 18 more people: 10 device security engineers, 5 regulatory specialists and 3 clinical trainers. Bertrand Ishikawa is chief financial officer, Ragnhild Acheampong runs operations, and Dominga Ellery is chief executive. Your recommendation carries weight. The money is not yours.',
    },
    steps: [
      {
        id: 'freeze',
        title: 'The memo at nine',
        description: 'Decide your first move.',
        situation:
          'Bertrand has frozen outside hiring and contract extensions for six months; exceptions go through him. Two device security engineers have signed offers and start in three weeks. At 9:20 Sefako calls: "Eighteen, or there is no launch. I see Dominga at noon. Put your name on the exception and come with me." The memo gives no reason beyond "cash discipline."',
        choices: [
          {
            id: 'freeze-dominga',
            text: 'Go with Sefako at noon. The launch is the strategy, and only the chief executive can rank it against cash. Settling that today spares everyone six months of quarrels over exceptions.',
            value: 0,
            feedback:
              'Dominga listens, then asks what Bertrand said. No one had asked him. She sends you both back, and he now reads HR as one side of the argument. The launch team loses its best chance of an early deal, and two people with signed offers still know nothing. Escalate when peers have failed to agree, and not before they have met.',
            next: 'strained',
          },
          {
            id: 'freeze-analysis',
            text: 'Ask Sefako to wait until Friday. Spend the week building a full analysis of the 18, with costs and risks, so that Bertrand receives one complete recommendation and not a plea.',
            value: 7,
            feedback:
              'Sefako agrees, and the work is careful. Yet you are solving for a target you have not heard, because no one has asked what the freeze must save. Meanwhile two people who may have resigned elsewhere hear nothing for a week. Evidence is right. Bring finance in on the first day, so that the assumptions belong to both of you.',
            next: 'joint',
          },
          {
            id: 'freeze-ask',
            text: 'Ask Sefako for two days. Meet Bertrand today: what must the freeze protect, by when, and what evidence would release money? Raise the two signed offers and get legal advice on them now.',
            value: 10,
            feedback:
              'Bertrand explains: $2.4 million must stay in the bank until a loan test in June. That is a limit you can plan inside. He agrees that the two starters need a decision today, on advice, and they receive one. Sefako is impatient but still has a route. You turned a fight about 18 into a question about conditions.',
            next: 'joint',
          },
          {
            id: 'freeze-sign',
            text: 'Sign one exception for all 18 and send it straight to Bertrand, marked as launch-critical. He is the named route, and he can trim the list with his own knowledge of the cash position.',
            value: 3,
            feedback:
              'You used the proper door with an untested number. By evening seven other units have filed exceptions marked critical, and yours no longer stands out. Bertrand refuses them all until he can compare. Sefako hears that HR agreed with 18, which you never established. Your signature is worth most when it is rare and explained.',
            next: 'strained',
          },
        ],
      },
      {
        id: 'joint',
        title: 'Where eighteen came from',
        description: 'Decide how to test the assumption behind the request.',
        situation:
          'Bertrand lends you his best analyst. "Show me whether 18 is a number or a wish." It came from a ratio: the last launch used 18 people for three software modules, and this one also has three. That team worked weekends for five months. Encryption is new to the company, so no past data covers it. Finance and product will both see whatever you produce.',
        choices: [
          {
            id: 'joint-regression',
            text: 'Have the analyst model hours against complexity for the last three launches, add back weekend work, and publish a range with its limits. Both sides trust data that comes from their own system.',
            value: 7,
            feedback:
              'Adding back weekends corrects a real distortion, and joint work builds trust. But three launches are three points, and none included encryption, which is where the money goes. The range looks more scientific than it is. Use the history as a cross-check, and ask people who know the new work to estimate it before they compare notes.',
            next: 'levers',
          },
          {
            id: 'joint-cut',
            text: 'Settle at 15. Everyone knows that managers pad requests, a modest cut shows Bertrand that HR is serious, and three weeks of analysis would cost more launch time than the difference is worth.',
            value: 0,
            feedback:
              'Bertrand thanks you and asks why 15. You cannot say, so he offers 12 on the same logic. Sefako learns to ask for 25 next time. No one knows which skills were in the cut, and the weekend hours stay hidden until people burn out. A haircut is not a forecast, because it moves the number without testing the work.',
            next: 'levers',
          },
          {
            id: 'joint-benchmark',
            text: 'Buy a benchmark of engineers for each connected product at similar firms, and plan to the middle of the range. An outside figure is harder for either side to dismiss as self-interest.',
            value: 3,
            feedback:
              'The report gives a middle figure of 13. Bertrand likes it, while Sefako shows that half of those firms buy their encryption. Both are right, and you have lost two weeks. A benchmark describes other companies, with other products and other shortcuts. It can open a question about your work but seldom answers one.',
            next: 'levers',
          },
          {
            id: 'joint-delphi',
            text: 'Break the work into milestones and hours. Seven leads from product, quality, operations and finance each estimate alone, with reasons, in two rounds. Report the range and what moves it.',
            value: 10,
            feedback:
              'The answer is 13 to 16, likely 14, and one assumption moves it most: whether two little-used features stay in the first release. That is a business choice both leaders can own. Writing alone kept rank out of the room. No one won the number, so no one has to defend it, and the next meeting can be about levers.',
            next: 'levers',
          },
        ],
      },
      {
        id: 'strained',
        title: 'Not a neutral party',
        description: 'Decide how to recover the conversation.',
        situation:
          'Bertrand writes: "All 18 refused. I no longer treat HR as neutral here." Sefako\'s managers have told the two people with signed offers that the freeze is "just paperwork." The 18 came from a ratio: the last launch used 18 for three modules, with five months of weekend work, and encryption is new. You have until Friday, when Bertrand reports on exceptions to the board.',
        choices: [
          {
            id: 'strained-trade',
            text: 'Return at once with 12, chosen with Sefako by urgency, and ask for those as a package. Visible movement on your side is the quickest way to restore good faith before Friday.',
            value: 3,
            feedback:
              'Bertrand sees movement, and so concludes that 18 was never real. He waits for the next drop. Sefako has given up six posts without knowing which work goes with them, and both candidates still rely on a false assurance. Concessions rebuild trust when they follow evidence. Made before it, they teach the other side to hold out.',
            next: 'levers',
          },
          {
            id: 'strained-own',
            text: 'See Bertrand alone and own the misstep. Ask what the freeze must protect. Offer one assumption sheet, estimated by both teams, each person alone at first. Correct what the two candidates were told, on advice.',
            value: 10,
            feedback:
              'He is cool, then specific: $2.4 million until a loan test in June. A joint sheet gives him control of the evidence and gives Sefako a fair hearing. By Friday it shows 13 to 16, likely 14. The two candidates hear the truth from the company and can plan their lives. The apology took a minute and reopened the door.',
            next: 'levers',
          },
          {
            id: 'strained-evidence',
            text: 'Send Bertrand a fresh estimate built from hours, with low, likely and high, weekend work shown and a source on every line. Ask him to mark in writing each assumption he disputes by Thursday.',
            value: 7,
            feedback:
              'The paper is good and he marks four lines, so work resumes. But it is still your paper, sent to someone who has just said that he does not trust the author. No one has corrected the promise made to the two candidates either. Put the same evidence in his hands to build with you, and begin with the misstep.',
            next: 'levers',
          },
          {
            id: 'strained-safety',
            text: 'Ask the head of regulatory affairs to state in writing that the launch is unsafe without all 18. Patient safety is the one ground on which a finance freeze has to give way, and a board will see it.',
            value: 0,
            feedback:
              'The head of regulatory affairs refuses to sign a number she did not assess, and word spreads that HR tried to borrow her authority. If a real safety concern arises in spring, it will meet a raised eyebrow. Safety must be reported because it is true and never because it is useful. Patients and your colleague bear that cost.',
            next: 'levers',
          },
        ],
      },
      {
        id: 'levers',
        title: 'Four levers, one limit',
        description: 'Choose the mix.',
        situation:
          'The working estimate is now 14: eight on device security, from month four; four regulatory, from month three; two trainers, from month nine. Outside hires in security take six months to arrive, and the two signed starters will lead the new method. Six engineers on the older pump share seven of ten skills and could be ready in four months. Bertrand will fund the plan if it fits the cash limit until June.',
        choices: [
          {
            id: 'levers-mix',
            text: 'Build four engineers from the older pump, led by the two starters. Borrow three regulatory specialists for nine months with dated handover and move one inside. Drop two features; hold trainers for a trigger.',
            value: 10,
            feedback:
              'Dropping two features releases two security posts, so four and two are enough. The regulatory work begins on time, with knowledge written into the contract. Trainers wait for confirmed orders. It fits the cash limit because most people are already paid. The risk has moved to the older pump, so expect that conversation next.',
            next: 'release',
          },
          {
            id: 'levers-wait',
            text: 'Respect the freeze fully. Build a strong pipeline, agree on ranges, and have offers ready to sign on the day it lifts. A clean bulk hire is cheaper and fairer than a patchwork.',
            value: 0,
            feedback:
              'The pipeline is tidy, and the launch is lost inside it. Offers in month six mean arrivals in month twelve, after launch day. Sefako cannot wait, so product managers begin buying contractor days from the project budget without you. You saved the recruitment process and lost control of the workforce.',
            next: 'contractors',
          },
          {
            id: 'levers-contract',
            text: 'Borrow the other 12 through the project budget, on nine-month contracts. It meets every need date, stays outside the headcount freeze, and leaves no permanent cost if the launch disappoints.',
            value: 3,
            feedback:
              'Every date is met on paper. Yet the cash leaves the same bank account, at a higher rate, and Bertrand will find it. Six engineers with most of the skills watch strangers take the interesting work. In nine months the encryption knowledge walks out. A freeze on headcount that becomes a purchase order has not saved anything.',
            next: 'contractors',
          },
          {
            id: 'levers-train',
            text: 'Train all six engineers from the older pump and move two quality analysts into regulatory work. Nothing is spent outside, people grow, and Bertrand gets the strongest possible signal of restraint.',
            value: 7,
            feedback:
              'The commitment to your own people is right, and cash is safe. But all six leave a product that hospitals use today, and two analysts cannot do the work of four specialists in month three. Building alone misses the first need date. Pair it with a short, well-defined borrowing, and stop some work so that the numbers fit.',
            next: 'release',
          },
        ],
      },
      {
        id: 'release',
        title: 'My pumps are in 900 hospitals',
        description: 'Decide the trade-off with operations.',
        situation:
          'Ragnhild refuses to release her engineers. "If support slows, a ward waits. You are solving Sefako\'s problem with my people." She has a point: the team answers urgent faults within four hours. Two engineers heard about the move in a corridor. One is delighted. The other says that no one asked him, and that he chose support work because of the hours.',
        choices: [
          {
            id: 'release-half',
            text: 'Split the engineers: half of each week on support, half on the launch. Both leaders keep the people they trust, and no one has to lose an argument or find a replacement this quarter.',
            value: 3,
            feedback:
              'Both leaders are content for a week. Then a fault arrives on a launch day, and people with two managers choose the angrier one. Training stops and starts, urgent faults slow, and overtime appears. Half-time looks fair on a chart, but it makes individuals carry a conflict that leaders should have settled.',
            next: 'pilot',
          },
          {
            id: 'release-waves',
            text: 'Agree with Ragnhild on minimum cover, task by task. Invite volunteers, release them in two waves, end two low-use services, and set a fault level at which people return at once.',
            value: 10,
            feedback:
              'Ragnhild keeps what matters, a four-hour answer and the right to pull people back. The engineer who wants regular hours stays, and a colleague takes the place gladly. Ending two services makes the release real and not a hope. You did not ask operations to trust the launch. You gave it a threshold and an owner.',
            next: 'pilot',
          },
          {
            id: 'release-order',
            text: 'Ask Dominga to settle it. She has named the launch as the first priority, both leaders report to her, and a clear instruction will protect the engineers from months of bargaining above their heads.',
            value: 0,
            feedback:
              'Dominga orders the release, and Ragnhild complies to the letter: the engineers go, with no notes and no overlap. Urgent faults pass six hours in the second week, and hospitals call. The reluctant engineer resigns. The instruction settled who won and left the cover unsolved. An order cannot replace a trade-off that no one has worked through.',
            next: 'pilot',
          },
          {
            id: 'release-backfill',
            text: 'Offer Ragnhild two technicians from a plant with spare capacity, trained for two weeks on urgent faults, and start the engineers on the launch together as soon as that is done.',
            value: 7,
            feedback:
              'Backfill is a serious offer, and it uses people who had too little work. Technicians can take most calls, though not the design faults that only engineers solve. Everyone leaves on one day, no one was asked, and no level of delay brings anyone back. Add volunteers, two waves and a return trigger, and she could agree.',
            next: 'pilot',
          },
        ],
      },
      {
        id: 'contractors',
        title: 'Eleven badges',
        description: 'Decide how to take hold of the contractor work.',
        situation:
          'Six weeks later eleven contractors are at work on the pump, paid from the project budget because the headcount door was closed. Supervisors set their hours and approve their leave. Two of them hold most of what is known about the encryption module. Cash use is above the plan, and Bertrand has noticed. Four engineers on the older pump ask why no one considered them, and one has an interview elsewhere.',
        choices: [
          {
            id: 'contractors-handover',
            text: 'Stop new engagements. With counsel, test status and fix practice. Rank all eleven by handover risk, pair the riskiest with volunteers from the older pump, date each exit, and show Bertrand the full cost.',
            value: 10,
            feedback:
              'The cost is now visible, and it falls on a schedule. Two volunteers begin beside the encryption contractors, with a demonstration due each month. The engineer with the interview postpones it. Ragnhild wants a limit on how many leave her team, and you agree on one. You cannot undo the door, but you can decide who walks through it next.',
            next: 'pilot',
          },
          {
            id: 'contractors-review',
            text: 'Ask counsel and procurement to review every contract, rate and daily practice this month. Correct how supervisors direct the work, and report the true cost to Bertrand before he asks for it.',
            value: 7,
            feedback:
              'Counsel finds three engagements that look like employment, and honest reporting calms Bertrand. What remains untouched is the knowledge: the encryption module is still in two heads with an end date. Your engineers also still read the situation as a closed door. Review status and cost, and begin a dated handover in the same week.',
            next: 'pilot',
          },
          {
            id: 'contractors-hire',
            text: 'Offer permanent posts to the best four contractors as freeze exceptions. They already know the product, the launch cannot lose them, and converting them ends the status question for those roles.',
            value: 3,
            feedback:
              'Two accept, two decline at the market price. Your engineers see outsiders hired in a freeze without an open process, and the one with an interview leaves. The other seven engagements continue as before. Conversion can be right, after inside candidates have been considered and the role has been priced and opened fairly.',
            next: 'pilot',
          },
          {
            id: 'contractors-vendor',
            text: 'Move all eleven under one service vendor with a contract for results. That takes them off your premises list, settles who employs them, and gives Bertrand a single line that he can control.',
            value: 0,
            feedback:
              'The paper changes and the day does not. The same supervisors approve the same leave, so the status risk remains, now with a margin on top. The vendor may also move your two encryption experts to another client. A new label does not alter the facts that decide status, and it puts your knowledge one contract further away.',
            next: 'pilot',
          },
        ],
      },
      {
        id: 'pilot',
        title: 'Show me that it works',
        description: 'Design the pilot.',
        situation:
          'The leaders have since agreed on a start: several engineers from the older pump are learning beside security specialists. Before he funds more, Bertrand wants proof. "Eight weeks. Then I decide." Sefako suggests the simplest module, to build confidence. Ragnhild asks who will notice if support suffers. The learning team can report attendance and satisfaction from tomorrow.',
        choices: [
          {
            id: 'pilot-output',
            text: 'One typical module for eight weeks. Measure accepted work each week and defects, with a baseline and a pass line agreed today. Leave support figures to operations, which reports them already.',
            value: 7,
            feedback:
              'The test can be passed or failed, and that alone puts it ahead of most pilots. What it cannot see is harm elsewhere. If the learners succeed because support slowed, the pilot will look like a success and hospitals will have paid for it. Put the number that could go wrong beside the number you hope will go right.',
            next: 'clear',
          },
          {
            id: 'pilot-easy',
            text: 'Choose the simplest module and the strongest volunteers. An early win protects the idea while people learn, and harder modules can follow as soon as the method is stable.',
            value: 3,
            feedback:
              'The win arrives, and no one can use it. Bertrand asks whether ordinary engineers could do this on a typical module, and you have no evidence. The strongest people have proved that they are strong. A confidence builder has its place in training, but a funding decision needs the conditions that the money will meet.',
            next: 'murky',
          },
          {
            id: 'pilot-all',
            text: 'Start the training for every role now, and use the learning data that is ready: attendance, test scores and confidence. Eight weeks is short, and a wide start gives more evidence than a narrow one.',
            value: 0,
            feedback:
              'Attendance is excellent. It also takes people away from three teams at once, and no one can say what changed in the product. If the method has a flaw, it now has it everywhere. Confidence after a course says little about accepted work. Wide is not the same as strong, when nothing is compared with anything.',
            next: 'murky',
          },
          {
            id: 'pilot-balanced',
            text: 'One typical module. Agree today on a baseline and pass lines for accepted work, defects and support response, on a decision date, and on what follows a pass, a partial pass or a fail.',
            value: 10,
            feedback:
              'All three leaders sign half a page. Each can see the number that worries them: output for Sefako, cost of defects for Bertrand, response time for Ragnhild. Because the consequences are agreed in advance, no one will need to argue about what a partial pass means. The learners also know what they are being asked to show.',
            next: 'clear',
          },
        ],
      },
      {
        id: 'clear',
        title: 'A mixed result',
        description: 'Decide what happens next and who governs it.',
        situation:
          'Week eight. Accepted work and defects met the pass line. Ragnhild\'s report shows that support response slipped past four hours in two of the eight weeks. A hospital group has ordered early, so Sefako wants every learner moved now. Bertrand says, "It worked. Whose plan is it from here?" The freeze ends in nine weeks.',
        choices: [
          {
            id: 'clear-extend',
            text: 'Extend the pilot by eight weeks to be sure of support, release no more money, and form a monthly board of finance, operations, product and HR that will take the decision with better data.',
            value: 7,
            feedback:
              'The board is right, and caution about support is fair. But you have an answer already, and eight more weeks pass the date by which the second group must start. Hospitals with early orders wait for trainers who do not exist. When the pass line is met and one harm is known, fix the harm and move.',
            next: 'end',
          },
          {
            id: 'clear-board',
            text: 'Fund support cover first, then move the second group. Bertrand chairs a monthly board with triggers on orders, skills and response time. Each names an owner, an action and its authority.',
            value: 10,
            feedback:
              'Hospitals are protected, then the launch grows. Early orders pull the first trigger, so two trainers are offered jobs within ten days, without a debate. With Bertrand in the chair, the plan has stopped being an HR request. The stop trigger on response time is the line Ragnhild reads first, and she is content.',
            next: 'end',
          },
          {
            id: 'clear-handover',
            text: 'Report success, thank the teams and hand the method to the line. The freeze ends in nine weeks, ordinary hiring will resume, and a special board for a solved problem wastes leaders’ time.',
            value: 0,
            feedback:
              'The slip in support becomes a pattern, because no one owns the number. When hiring resumes, each unit returns to its old list, and the first request is for 18. A freeze ends, but scarcity does not. A plan without a keeper lasts until the next memo, and the learners discover that their path went with it.',
            next: 'end',
          },
          {
            id: 'clear-scale',
            text: 'Move every learner now, while orders justify it, and have HR run the plan with a monthly report to the executive team. HR built it, knows the people, and can keep all sides honest.',
            value: 3,
            feedback:
              'The launch speeds up, and support slips for a third and fourth week, as the data had warned. Your monthly report is read by people who do not own any line in it. When money is needed, the board asks whether HR overran. HR can keep the method, while finance and operations must own the triggers.',
            next: 'end',
          },
        ],
      },
      {
        id: 'murky',
        title: 'Everyone loved it',
        description: 'Decide what to tell the executives.',
        situation:
          'Week eight. Attendance is 96% and satisfaction is high, but there was no baseline and no test on typical work. Sefako says that it obviously worked. Bertrand says, "I see no number I would pay for." Support response may have slipped, although no one compared it. A hospital group has ordered early. The freeze ends in nine weeks.',
        choices: [
          {
            id: 'murky-adviser',
            text: 'Bring in a respected outside adviser to evaluate the pilot over ten weeks. Independence is what both sides lack, and a report from outside would carry further with the board than yours.',
            value: 3,
            feedback:
              'The adviser is able and arrives at the same wall: no baseline, and no typical work. Ten weeks go, the early order slips, and the report recommends a proper test. Independence helps people believe evidence. It cannot produce evidence that was never collected, and the learners lose a quarter while they wait.',
            next: 'end',
          },
          {
            id: 'murky-rebuild',
            text: 'Rebuild a baseline from fault tickets and code records, present an honest range with its limits, and ask Bertrand to fund two posts against a monthly review of output, defects and support.',
            value: 7,
            feedback:
              'This is frank and useful. Records show that accepted work rose and that support slipped in two weeks. The range is wide, because no typical module was tested, so Bertrand is asked to pay for a guess with good manners. Use the records to set the pass line, then retest on ordinary work before posts are added.',
            next: 'end',
          },
          {
            id: 'murky-retest',
            text: 'Say plainly that this pilot cannot answer his question. Run four weeks on a typical module, with baseline, pass lines and a stop rule signed first by all three leaders, who then sit as a monthly board.',
            value: 10,
            feedback:
              'It costs you a hard meeting and four weeks. Bertrand says it is the first thing he has believed, and signs. Support response is one of the pass lines, so Ragnhild signs too. You tell Sefako which part of the early order is at risk and when that will be known. An honest "not yet" protects the plan.',
            next: 'end',
          },
          {
            id: 'murky-momentum',
            text: 'Present attendance, satisfaction and the learners’ own stories as early success. Momentum is fragile, no one doubts the direction, and better measures can come with the second phase.',
            value: 0,
            feedback:
              'The stories are moving, and Bertrand asks one question about defects. The silence is long. He closes the budget, and the next proposal from HR begins with less credit. The learners, who did nothing wrong, are sent back to their old work. Presenting what you have as what was asked for is how good programs lose their funding.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 60,
    passingScore: 80,
    feedback: {
      passing:
        'You planned under a limit without pretending that it was not there. You asked what the freeze protects, tested the number with the people who do the work, combined levers in sequence and gave each leader a trigger that they can own. Read the feedback on any choice below 10 points. Most of those choices were sound ideas that lacked one thing: a partner in finance, a volunteer, a pass line or a date.',
      failing:
        'Here is a route that holds. First, before you argue for posts, ask finance what the freeze must protect, by when, and what evidence would release money; settle signed offers at once, on advice. Second, test the number. Break the work into hours, add back hidden overtime, and let people estimate alone before they compare. Report a range and the assumption that moves it most. Third, ask what can stop, then combine levers: build from adjacent skills, borrow briefly with a dated handover, buy only what no one inside can teach, and hold the rest for a trigger. Contractors bought to avoid a headcount limit cost the same cash and carry status and knowledge risks. Fourth, treat the team that gives up people as a partner: minimum cover, volunteers, waves and a level at which people return. Fifth, run one typical pilot with a baseline, pass lines agreed in advance, a measure of harm and a decision date. If a pilot cannot answer the question, say so and retest. Sixth, let finance and operations own triggers, with action and authority attached, on a monthly board. Try again, and watch for the choice that wins the meeting and loses the month.',
    },
    actionPlan: {
      template:
        'ACTION PLAN: PLANNING UNDER A FREEZE\n\nName: ______________________   Date: ______________\n\n1. ASSUMPTIONS\nThe number I am being asked to defend: ______________________________\nWhere it came from: ______________________________\nWhat finance must protect, and until when: ______________________________\nThe assumption that moves it most, and its owner: ______________________________\n\n2. LEVERS AND TRADE-OFFS\nWork that could stop, with a date: ______________________________\nFirst lever / second lever: ______________________________\nWho gives something up, and what protects them: ______________________________\n\n3. PILOT\nTypical work to test: ______________________________\nBaseline, pass line and measure of harm: ______________________________\nDecision date, and what follows a pass / partial pass / fail: ______________________________\n\n4. GOVERNANCE\nChair and members: ______________________________\nStart trigger (indicator, threshold, period, owner, authorized action): ______________________________\nStop trigger: ______________________________\n\nReview date: ______________   Colleague in finance who will ask me about it: ______________________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Assumptions', 'Levers and trade-offs', 'Pilot', 'Governance'],
    },
  },
});

import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'learning-career-development-scenario',
  moduleId: 'learning-career-development-m4',
  type: 'scenario',
  title: "Training Won't Fix This",
  description:
    'A vice president demands a quality workshop for 140 assemblers within two weeks. Decide how to diagnose, contract, redesign and measure, while keeping a sponsor you need.',
  passingScore: 75,
  config: {
    scenario: {
      title: "Training Won't Fix This",
      context:
        'You lead learning at Orrin Valley Instruments, a fictional maker of pressure gauges with 410 employees. Roxana Ilves is vice president of operations. Demba Sarr is the quality engineer. Petra Nakagawa leads the Model 40 line. Returns from customers have risen for three months, and the largest customer visits in two weeks. Your decisions change what you face next.',
    },
    steps: [
      {
        id: 's1',
        title: 'The demand',
        description: 'Decide how to answer the sponsor.',
        situation:
          'Roxana stops at your desk at 8:15. "Returns are up again. They have stopped caring out there. I want a two-day quality workshop for all 140 assemblers, done before the customer visit. The budget is approved and the supplier has slots. Book it today." She means it, and she has backed you in the past.',
        choices: [
          {
            id: 's1-parallel',
            text: 'Book the supplier today so that the slots are safe, and run a needs analysis in parallel. What you find can shape the content before the first session, and Roxana sees that you deliver.',
            value: 3,
            feedback:
              'It looks like the best of both, but a signed order is an answer. By noon Roxana has told the line leads, and the supplier is asking for content. From now on every finding has to fit inside a workshop. Assemblers lose hours whatever you learn. Hold a room if you must; do not buy the solution before the cause.',
            next: 's2b',
          },
          {
            id: 's1-refuse',
            text: 'Tell her frankly that training will not fix this. These people have built the same gauges for years, so the cause must lie in the process. Suggest that she start with engineering.',
            value: 0,
            feedback:
              'Your hunch may even be right, but you have offered a theory against hers, with no facts on either side. Roxana hears HR refusing to help, calls the supplier herself and sets the date. You lose access to the floor and to the sponsor. Diagnosis needs evidence and an invitation; you had neither before nine in the morning.',
            next: 's2b',
          },
          {
            id: 's1-week',
            text: 'Ask for a full week to run a proper needs analysis with all three levels, and explain that you cannot recommend any solution until it is complete and written up.',
            value: 7,
            feedback:
              'You protect the diagnosis, and Roxana agrees with a sigh, but only until Friday. What is missing is her problem: a customer arrives on a fixed date. You offered process where she needed reassurance, and no fallback if skill turns out to be the cause. Link your questions to her date and she becomes an ally sooner.',
            next: 's2a',
          },
          {
            id: 's1-hold',
            text: 'Accept the goal and the date, and keep the solution open. Hold a room, and ask for four days with the return log and time on both shifts. Promise a decision page by Friday.',
            value: 10,
            feedback:
              'Roxana gets what she came for: someone who takes the visit as seriously as she does. You get four days, the log and the floor. No one has been blamed and nothing has been bought, so the facts can still change the plan. Friday gives her time to act before the customer arrives, whatever the cause.',
            next: 's2a',
          },
        ],
      },
      {
        id: 's2a',
        title: 'Four days on the floor',
        description: 'Decide where to look first.',
        situation:
          'You have until Friday. Demba keeps a log of 83 returned gauges from the last quarter, with fault, model and build date. Line leads are friendly but busy. A survey tool and an old 30-question product test are ready to use. You cannot do everything.',
        choices: [
          {
            id: 's2a-leads',
            text: 'Interview the line leads one by one with the same five questions, then compare their answers with the return log. They see the work every day and know their people.',
            value: 7,
            feedback:
              'Structured interviews plus a record are solid, and Petra mentions a new gasket in the first ten minutes. But leads describe the work from memory, and each one explains faults on other lines better than on their own. You still have not watched a gauge being built. One observation would separate opinion from cause.',
            next: 's3a',
          },
          {
            id: 's2a-test',
            text: 'Give all 140 assemblers the product test this week. The scores show exactly who lacks knowledge, so that any training can go to them alone instead of to everyone.',
            value: 3,
            feedback:
              'Targeting people is a good instinct, used one level too early. The test measures what they can recall, not what they do at a bench with real parts. Assemblers feel examined for a problem no one has described, and talk of blame starts. Find the fault and the task first; then test only that task.',
            next: 's3b',
          },
          {
            id: 's2a-log',
            text: 'Sort the log by fault, model and build week. Then watch the two worst operations on both shifts, and ask assemblers to show you the job and what gets in the way.',
            value: 10,
            feedback:
              'The log tells you where to stand, and standing there tells you why. Assemblers are treated as experts, so they show you things that no form would reveal. Two shifts matter, because a cause that follows the parts appears on both. You spend four days on a few square yards instead of on opinions about 140 people.',
            next: 's3a',
          },
          {
            id: 's2a-survey',
            text: 'Send an anonymous survey to all assemblers about training needs and quality problems. It reaches every shift in 48 hours, and people speak freely when no name is attached.',
            value: 0,
            feedback:
              'You will get 90 answers, and they will be a wish list. People tick "communication" and "quality awareness" because those are the boxes on offer. You have also announced to the whole floor that training is coming. Two days are gone, and you know nothing about the 83 gauges that came back.',
            next: 's3b',
          },
        ],
      },
      {
        id: 's2b',
        title: 'The date is public',
        description: 'Decide how to recover the diagnosis.',
        situation:
          'An all-hands email has gone out in Roxana\'s name: "Quality Workshop, two days, everyone." On the Model 40 line Petra Nakagawa shrugs. "We know how to seal a gauge. Ask someone about the new gasket." The supplier wants your content by Thursday. The first session is six days away.',
        choices: [
          {
            id: 's2b-run',
            text: 'Let it run. It is only two days, and a public reversal would embarrass Roxana. Add an open question about other causes to the feedback form, and come back with that evidence.',
            value: 0,
            feedback:
              'You spare Roxana one awkward hour and commit some 280 working days of her people. Assemblers will sit through a course on caring while leaking gauges keep shipping. By the time the forms come in, the customer will have visited. Evidence gathered after the money is gone rarely changes anything except your standing.',
            next: 's3b',
          },
          {
            id: 's2b-own',
            text: 'See Roxana today. Say that you answered too fast and should have asked for facts. Ask her to pause for two days while you check the log and Model 40, with a decision on Wednesday.',
            value: 10,
            feedback:
              'Owning your part makes it easy for Roxana to move, because no one has to be wrong but you. Two days cost little and still leave time before the visit. Petra learns that a remark about a gasket gets heard. You have won back the one thing the email took away: the chance to be surprised.',
            next: 's3a',
          },
          {
            id: 's2b-tailor',
            text: "Send the supplier Demba's return log and Petra's remark, and ask for a tailored agenda. If the session must happen, it should at least be about the real faults.",
            value: 3,
            feedback:
              'Better content for the wrong remedy. The supplier turns the log into slides, and 140 people will study faults they did not cause. A gasket does not improve when it is discussed. You have handed the diagnosis to someone who is paid for the workshop and has never seen the line.',
            next: 's3b',
          },
          {
            id: 's2b-listen',
            text: 'Keep the date but turn the first session into a working session with the Model 40 line: bring returned gauges, ask what makes sealing hard, and decide afterward about the rest.',
            value: 7,
            feedback:
              'A clever use of a fixed date, and real gauges on the table will bring out facts. Still, a full line stops for half a day, Roxana has not agreed to a change of purpose, and some people will not name a cause in front of their boss. Two quiet shifts with the log would have cost far less.',
            next: 's3a',
          },
        ],
      },
      {
        id: 's3a',
        title: 'What the evidence says',
        description: 'Decide how to contract on the findings.',
        situation:
          'Of 83 returns, 60 are leaking seals on Model 40. They begin the week a new gasket arrived, while the posted torque sheet stayed the same. Both shifts follow the sheet exactly. Another 14 are wrong calibrations on the new digital rig; all trace to a group of nine recent starters, who were never shown how to use it. The bonus counts units shipped, with no deduction for returns. You meet Roxana at four.',
        choices: [
          {
            id: 's3a-page',
            text: 'Bring one page: three causes with evidence, and an owner and a date for each. Ask her to agree on a measure, leaks and rig faults per 1,000 shipped, and on what she tells the customer.',
            value: 10,
            feedback:
              'Roxana can act tonight: engineering owns the torque sheet, you own practice for the nine, and she owns the bonus question. A shared measure now prevents an argument later. Because you also thought about the visit, the facts help her instead of exposing her. The 131 others stay at work, and no one is called careless.',
            next: 's4a',
          },
          {
            id: 's3a-slot',
            text: 'Propose that the workshop stay in the calendar with new content: a torque update, a rig demonstration and a talk on the bonus, for everyone. Roxana keeps her date and all the causes get covered.',
            value: 3,
            feedback:
              'It is a graceful compromise that fixes almost nothing. A torque sheet is corrected by engineering, not by an audience, and a bonus is changed by its owner. The nine who need practice get a demonstration among 140. Because everyone was trained, the remaining faults will look like bad attitude after all.',
            next: 's4b',
          },
          {
            id: 's3a-meeting',
            text: "Skip the private talk and have Demba present the findings at tomorrow's operations meeting. All the owners will be in the room, so no one can dispute the facts or delay.",
            value: 0,
            feedback:
              'The facts are right and the stage is wrong. Roxana learns in front of her peers that her diagnosis was mistaken, and defends the workshop with energy. Demba is now the person who embarrassed the vice president. Owners agree in public and stall in private. A sponsor must hear first, alone, with time to make the news her own.',
            next: 's4b',
          },
          {
            id: 's3a-cancel',
            text: 'Walk her through the evidence, recommend against the workshop, and offer practice on the rig for the nine starters. Leave the torque sheet and the bonus to her and to engineering.',
            value: 7,
            feedback:
              'A clear and honest message, and 131 people are spared a course. But two of the three causes leave the room without an owner or a date, and no measure was agreed. Next month, if returns are still high, the one visible action will be yours. Contract for the whole problem, even where others hold the tools.',
            next: 's4a',
          },
        ],
      },
      {
        id: 's3b',
        title: 'The wrong kind of evidence',
        description: 'Decide what to do with five days left.',
        situation:
          'What you have so far is opinion and recall. Ask people what they need, and they say "communication" and "quality mindset." Ask about the product, and they know it well. Then Demba takes you through his log: 60 of 83 returns are leaking seals on one model, all built since a gasket change, plus some rig faults traced to recent starters. With no cause on the table, the workshop is going ahead. Its first session is five days away.',
        choices: [
          {
            id: 's3b-pledge',
            text: 'Read it as motivation: they know what to do and do not do it. Ask the supplier to build the two days around accountability, with a signed quality pledge from each assembler.',
            value: 0,
            feedback:
              'Knowing and still failing does not prove a lack of will; the log points to a part and a date. Assemblers who follow the posted sheet to the letter are asked to sign that they will try harder. They will remember that. A pledge also makes an honest report of the next fault less likely.',
            next: 's4b',
          },
          {
            id: 's3b-show',
            text: 'Lay what you have and the log side by side for Roxana. Say that yours cannot explain the leaks. Ask for two shifts on Model 40, and to postpone all but practice for the recent starters.',
            value: 10,
            feedback:
              'You retire your own evidence before someone else does, and that earns belief for the better set. Roxana sees a narrow question with a quick answer, not a refusal. The starters still get help in time, and everyone else keeps working. Two shifts later you know the cause: a torque sheet older than the gasket.',
            next: 's4a',
          },
          {
            id: 's3b-half',
            text: 'Cut the workshop to one day with a shorter agenda, and spend the day you saved on the Model 40 line with Demba to check the gasket theory before the customer visit.',
            value: 7,
            feedback:
              'You do get to the line, and that day will find the torque sheet. But 140 people still give up a day for a reason you no longer believe in, and Roxana has not been told so. Half of an unneeded workshop is still unneeded. Put the doubt on the table; she can save the whole of it.',
            next: 's4a',
          },
          {
            id: 's3b-module',
            text: 'Keep the two days and have the supplier add a module on gaskets, torque and the digital rig, so that the content at least matches the faults in the log.',
            value: 3,
            feedback:
              'The agenda now names the right objects and still treats them as knowledge problems. Assemblers will learn to apply a torque value that is wrong for the part. The recent starters hear about the rig in a room without one. Matching topics to faults is not the same as matching remedies to causes.',
            next: 's4b',
          },
        ],
      },
      {
        id: 's4a',
        title: 'A small redesign',
        description: 'Decide how nine people learn the rig.',
        situation:
          'Roxana has asked engineering to correct the torque sheet this week and has dropped what was left of the big workshop. What remains for you is real: nine recent starters must calibrate gauges on the digital rig to within half a percent. The rig stands idle for 40 minutes at each shift change. Petra has offered to help. The visit is a week away.',
        choices: [
          {
            id: 's4a-elearn',
            text: "Assign the rig maker's own e-learning, with a 90% pass mark, to be done in quiet moments or at home before the visit. It is consistent, recorded and easy to show the customer.",
            value: 0,
            feedback:
              'You will have nine pass marks and the same nine errors. Recognizing the right answer on a screen is not calibrating a gauge. "At home" turns required training into unpaid time, and in many places that is a legal problem as well as an unfair one. The customer may be impressed for a day.',
            next: 's5',
          },
          {
            id: 's4a-demo',
            text: 'Use the idle rig in paid time. Petra demonstrates, each person calibrates one gauge while she watches, she signs it off, and a short job aid hangs beside the rig from that day.',
            value: 7,
            feedback:
              'Real equipment, paid time, a job aid and an expert eye: most of good design is here. One good gauge on a calm afternoon shows that they can follow along, though. It does not show that they can spot a bad one alone next week. Add varied cases, including faulty ones, and come back after a few days.',
            next: 's5',
          },
          {
            id: 's4a-practice',
            text: 'Use the idle rig in paid time: six gauges each, two with planted faults, judged against a written standard. A job aid stays on the rig, and each person repeats the task a week later.',
            value: 10,
            feedback:
              'They practice the exact verb, on the real rig, to a standard two people could agree on. Planted faults teach judgment and not only steps. The repeat after a week shows what has stuck and builds memory. It takes less time than half a morning of slides, and line leads can see it happening.',
            next: 's5',
          },
          {
            id: 's4a-shadow',
            text: 'Pair each starter with an experienced assembler for two weeks of watching and helping. They learn in the flow of work, from people they trust, and no session has to be organized.',
            value: 3,
            feedback:
              "Learning from colleagues is valuable, but without a standard each starter inherits one person's habits, including the bad ones. Some partners will do the calibration themselves to save time. In two weeks the visit is over and you cannot say who can do it. Keep the pairs; give them a task, a standard and a check.",
            next: 's5',
          },
        ],
      },
      {
        id: 's4b',
        title: 'After the first session',
        description: 'Decide what to do with the second half.',
        situation:
          'Seventy assemblers have been through the first session. They rated it 4.6 out of 5. This morning eleven more Model 40 gauges came back, all leaking. Demba confirms that the posted torque sheet still does not match the new gasket. Recent starters still fumble on the digital rig. The second half starts Monday. Roxana says, "Give it time to sink in."',
        choices: [
          {
            id: 's4b-finish',
            text: 'Finish the second half so that both groups have been treated alike, and start work on the torque sheet and the rig straight afterward, when everyone has the same foundation.',
            value: 3,
            feedback:
              'Fairness is a decent motive, but seventy more people losing two days is equal waste, not equal benefit. Each extra week adds leaking gauges at customers. The people who could fix the sheet are waiting for your course to end. Treat people alike in what helps them.',
            next: 's5',
          },
          {
            id: 's4b-stop',
            text: 'Stop the second half. Show Roxana the leaks by build week, get the torque sheet corrected now, give the recent starters real practice on the rig, and tell the first group honestly why.',
            value: 10,
            feedback:
              'It costs an awkward conversation and saves about 140 working days. The chart by build week lets Roxana change course on facts rather than on your opinion. Telling the first group the truth, that they followed a sheet that was wrong, repairs respect on the floor. Sunk cost is the worst reason to hold a second session.',
            next: 's5',
          },
          {
            id: 's4b-reinforce',
            text: 'Complete it and add transfer support: weekly coaching by line leads, reminder posters and a refresher in a month. Research is clear that a single event does not change behavior.',
            value: 0,
            feedback:
              'True research, wrong case. Transfer support helps people to use a skill that the job needs. Here it would reinforce a torque value that makes gauges leak. Line leads spend hours coaching against a fault in a document, and the floor concludes that no one upstairs looks at parts. Support transfer only after the cause is confirmed.',
            next: 's5',
          },
          {
            id: 's4b-rebuild',
            text: 'Rebuild the second half as short practice at the bench on sealing and on the rig, only for those who do that work, and ask Demba to check the torque sheet at the same time.',
            value: 7,
            feedback:
              'A strong move toward real work, and it frees most of the seventy. The weak point is timing: people practice sealing while the number on the sheet is still wrong, so some will rehearse the fault. Correct the sheet first, then practice. And Roxana should hear why the plan changed before the lines do.',
            next: 's5',
          },
        ],
      },
      {
        id: 's5',
        title: 'Prove it worked',
        description: 'Decide what you report.',
        situation:
          'Six weeks later, by whatever road, the torque sheet is right and the recent starters have practiced on the rig. Returned gauges have fallen by half. Returns reach you about four weeks after shipping. A new seal supplier also started last week. Roxana writes: "Executive meeting tomorrow. One slide, please: how training cut returns. You earned it."',
        choices: [
          {
            id: 's5-purist',
            text: 'Explain that without a control group no effect can be shown. Offer attendance, hours and test results, which are certain, and advise against any claim about returns.',
            value: 3,
            feedback:
              'Honest and careful, and of little use. Roxana has a decision to make and gets a lecture on method. Leaks by build week and faults by operator are real evidence, even if imperfect. If learning people offer only attendance, leaders will conclude that attendance is all there is. Claim what the data support, with limits.',
            next: 'end',
          },
          {
            id: 's5-lines',
            text: 'Show two lines: leaks, credited to the torque sheet and engineering, and rig faults, credited to the practice for the starters. Keep it to the figures received up to today.',
            value: 7,
            feedback:
              'Splitting the lines gives credit where it belongs, and Demba will notice. Two things are missing. Returns lag by a month, so the latest figures will still rise, and the slide does not say whether the starters now do the job correctly at the rig. Add the lag and the observed behavior, and the slide will survive its first question.',
            next: 'end',
          },
          {
            id: 's5-footnote',
            text: 'Give her the slide: total returns down by half since the program, with a footnote that engineering also contributed. She has been a good sponsor, and the number is true.',
            value: 0,
            feedback:
              'Every figure is accurate and the message is not. Most of the drop follows a corrected sheet, and most of the gauges shipped since have not had time to come back. When someone asks in two months, Roxana is exposed and so are you. Next time a line struggles, the answer will be a workshop.',
            next: 'end',
          },
          {
            id: 's5-contribution',
            text: 'Report by cause and by build week: leaks before and after the sheet, rig faults for the starters and their peers, and what observers saw at the rig. Name the lag and the date of the next reading.',
            value: 10,
            feedback:
              'Roxana can stand behind every line. Build week removes the lag that would flatter you, and the comparison with peers shows what practice added. Observed behavior explains the result. You share credit and say what is still open, so your next claim will be believed. That is worth more than one good slide.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 50,
    passingScore: 75,
    feedback: {
      passing:
        'Most of your choices kept the sponsor and the facts in the same room: accept the goal, look at the work before the people, give each cause an owner, keep training for those it can help, and claim a contribution you can defend. Read the feedback on any choice below 10 points; most of those lose a little by leaving out a date, an owner or a check. Then fill in the action plan for a real request.',
      failing:
        'Try again with this sequence. First, accept the goal and the date, hold a room at most, and ask for a few days; neither book nor refuse before you have facts. Second, diagnose from the top: sort the records by fault, place and week, watch the work on more than one shift, and only then ask who cannot do it. Surveys and quizzes are weak first steps. If you have already moved too fast, say so the same day and ask for a short pause. Third, contract privately: one page with causes, evidence, owners and dates, and an agreed measure. Do not hide a fix to a document or a bonus inside a workshop, and never surprise a sponsor in public. Fourth, design small: the real task, in paid time, with faulty cases, a written standard, a job aid and a repeat after a week. If a program is running on a wrong cause, stop it; reinforcing it makes things worse. Fifth, measure backward: result, behavior, learning. Separate the causes, allow for delay, name what else changed, and claim a contribution rather than proof.',
    },
    actionPlan: {
      template:
        'MY ACTION PLAN: FROM REQUEST TO RESULT\n\nName: ________  Date: ________\nRequest (no names): ________\n\n1. DIAGNOSE\nGoal and date behind the request: ________\nRecord I will pull, sorted by: ________\nWork I will watch, and when: ________\nQuestion I will ask the people who do it: ________\n\n2. CONTRACT\nMy first reply to the sponsor: ________\nCauses I suspect, each with an owner: ________\nMeasure and baseline we agree on: ________\nWhen I tell the sponsor privately: ________\n\n3. REDESIGN\nWho needs practice (how many): ________\nReal task, conditions, standard: ________\nManager gives first task by: ________\nRepeat on: ________\n\n4. MEASURE\nResult, behavior, learning: ________\nDelay before the result can show: ________\nWhat else could explain a change: ________\nNext reading on: ________\n\nReviewed with: ________  Date: ________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Diagnose', 'Contract', 'Redesign', 'Measure'],
    },
  },
});

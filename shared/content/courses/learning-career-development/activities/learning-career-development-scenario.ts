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
        'You lead learning at Orrin Valley Instruments, a fictional maker of pressure gauges with 410 employees. Roxanne Ellis is vice president of operations. Returns from customers have risen for three months, and the largest customer visits in two weeks. Your decisions change what you face next, and how many steps it takes.',
      people: [
        { name: 'Roxanne Ellis', role: 'Vice president of operations, sponsor' },
        { name: 'Daniel Sarr', role: 'Quality engineer' },
        { name: 'Petra Novak', role: 'Lead of the Model 40 line' },
      ],
    },
    steps: [
      {
        id: 's1',
        title: 'The demand',
        description: 'Decide how to answer the sponsor.',
        situation: 'Roxanne means it, and she has backed you in the past.',
        messages: [
          {
            from: 'Roxanne Ellis',
            at: 'Monday, 8:15 AM',
            text: 'Returns are up again. They’ve stopped caring out there. I want a two-day quality workshop for all 140 assemblers, done before the customer visit.',
          },
          {
            from: 'Roxanne Ellis',
            at: 'Monday, 8:16 AM',
            text: 'The budget is approved and the supplier has slots. Book it today.',
          },
        ],
        choices: [
          {
            id: 's1-parallel',
            text: 'Book it now. The needs analysis can run beside it until the first slot.',
            reasoning:
              'The slots are safe, the findings can still shape the content, and Roxanne sees that you deliver today.',
            value: 3,
            feedback:
              'A signed order is an answer. By noon Roxanne has told the line leads, the supplier asks for content, and from now on each finding has to fit inside a workshop that 140 people will pay for with two days.',
            next: 's2b',
          },
          {
            id: 's1-refuse',
            text: 'Tell her frankly that a workshop won’t fix this, and that engineering should look at the process.',
            reasoning:
              'People who have built the same gauges for years don’t forget how, and she values a straight word.',
            value: 0,
            feedback:
              'You may even be right, but it’s your theory against hers, without a fact on either side. Roxanne hears HR refuse, calls the supplier herself, and you lose the floor and the sponsor before nine in the morning.',
            next: 's2b',
          },
          {
            id: 's1-week',
            text: 'Tell her today that you need a full week, and that nothing is recommended before every level is written up.',
            reasoning:
              'A proper analysis is the only protection that the assemblers have, and half of one would be worthless.',
            value: 7,
            feedback:
              'The diagnosis is safe, and Roxanne agrees with a sigh, but only until Friday. She needed to hear something about a customer who arrives on a fixed date, and if skill is the cause, you have no fallback.',
            next: 's2a',
          },
          {
            id: 's1-hold',
            text: 'Sign nothing until Friday, with her goal and her date as they are and a room kept free for the visit.',
            reasoning:
              'She wants to be ready for the visit, and what gets her there can be known by the end of the week.',
            value: 10,
            feedback:
              'Roxanne gets someone who takes the visit as seriously as she does, and you get four days, the log and the floor. You haven’t blamed anyone or bought anything, so the facts can still change the plan.',
            next: 's2a',
          },
        ],
      },
      {
        id: 's2b',
        title: 'The date is public',
        description: 'Decide how to recover the diagnosis.',
        situation:
          'An all-hands email has gone out in Roxanne’s name: “Quality Workshop, two days, everyone.” The first session is six days away.',
        messages: [
          {
            from: 'Petra Novak',
            at: 'Tuesday, 9:30 AM',
            text: 'We know how to seal a gauge. Ask someone about the new gasket.',
          },
          {
            from: 'Roxanne Ellis',
            at: 'Tuesday, 10:05 AM',
            text: 'The supplier wants your content by Thursday. Please don’t slow this down.',
          },
        ],
        choices: [
          {
            id: 's2b-own',
            text: 'Have Roxanne stop it for three days on the floor, with the haste put down to you.',
            reasoning:
              "Her announcement survives a few days of checking better than it survives a customer's question.",
            value: 10,
            feedback:
              'It’s easy for Roxanne to move, because only you were wrong. Petra learns that a remark about a gasket gets heard, and you have won back the chance to be surprised by what you find.',
            next: 's2a',
          },
          {
            id: 's2b-run',
            text: 'Let it run, with an open question about causes on the form.',
            reasoning:
              'Two days are bearable, a public reversal would embarrass Roxanne, and the answers give you written evidence.',
            value: 0,
            feedback:
              'You spare Roxanne one awkward hour and commit 280 working days of her people. Assemblers sit through a course on caring while leaking gauges keep shipping, and by the time the forms come in, the customer has gone.',
            next: 's3b',
          },
          {
            id: 's2b-listen',
            text: 'Keep the date, say openly what it is about, and work on returned gauges with the Model 40 line.',
            reasoning:
              'It will cost half a day, but real gauges on the table bring out facts, and nothing has to be canceled.',
            value: 7,
            feedback:
              'Real gauges do bring out facts. But a full line stops for half a day, Roxanne never agreed to the change of purpose, and some people won’t name a cause in front of their boss.',
            next: 's2a',
          },
          {
            id: 's2b-tailor',
            text: 'Tell the supplier what Petra said, send the return log, and ask for an agenda on those exact faults.',
            reasoning:
              'If there has to be a session, then on real gauges, and what the supplier tailors costs no more.',
            value: 3,
            feedback:
              'Better content for the wrong remedy: 140 people will study faults that they didn’t cause. The diagnosis is now in the hands of someone who is paid for the workshop and has never seen the line.',
            next: 's3b',
          },
        ],
      },
      {
        id: 's2a',
        title: 'Days on the floor',
        description: 'Decide where to look first.',
        situation:
          'You have until Friday. A survey tool and an old 30-question product test are ready to use. You can’t do everything.',
        messages: [
          {
            from: 'Daniel Sarr',
            at: 'Tuesday, 1:40 PM',
            text: 'I keep a log of all 83 gauges that came back last quarter: fault, model, build date. It has never been asked for.',
          },
          {
            from: 'Petra Novak',
            at: 'Tuesday, 1:55 PM',
            text: 'If you come, come at five in the morning as well. Nights are a different plant.',
          },
        ],
        choices: [
          {
            id: 's2a-leads',
            text: 'Interview the line leads with the same five questions each, and compare them with the log on Thursday.',
            reasoning:
              'It takes a day, but they see the work daily, and structured answers can be set beside a record.',
            value: 7,
            feedback:
              'Petra mentions the new gasket in the first ten minutes, so you’re close. But leads describe from memory, each explains the faults of other lines better than their own, and you haven’t watched one gauge being built.',
            next: 's3a',
          },
          {
            id: 's2a-log',
            text: 'Pick the two jobs that the log points to, then spend days and nights at those benches.',
            reasoning:
              'One bench at five in the morning shows you more than all of them could ever say on paper.',
            value: 10,
            feedback:
              'The log tells you where to stand, and standing there tells you why. Assemblers are treated as experts and show you what no form would reveal, and a cause that follows the parts turns up on both shifts.',
            next: 's3a',
          },
          {
            id: 's2a-test',
            text: "Give all 140 the product test, say why, and train only those whose scores show that they don't know.",
            reasoning:
              'A targeted course is cheaper, it respects those who know their job, and Roxanne gets a number by Friday.',
            value: 3,
            feedback:
              'The test shows what people recall, not what they do at a bench with real parts. Assemblers feel examined for a problem that hasn’t been described to them, and on the night shift the word is that names are being collected.',
            next: 's3b',
          },
          {
            id: 's2a-survey',
            text: 'Survey all shifts, names left off, and read it on Thursday.',
            reasoning:
              'It reaches everyone within 48 hours, people write freely, and no line has to stop for an observer.',
            value: 0,
            feedback:
              'You get 90 answers, and they’re a wish list: people tick “communication” because that is on offer. The floor now knows that training is coming, two days are gone, and you know nothing about the 83 gauges.',
            next: 's3b',
          },
        ],
      },
      {
        id: 's3a',
        title: 'What the evidence says',
        description: 'Decide how to contract on the findings.',
        situation:
          'Of 83 returns, 60 are leaking seals on Model 40. They begin the week a new gasket arrived, while the posted torque sheet stayed the same; both shifts follow the sheet exactly. Another 14 are wrong calibrations on the new digital rig, all from nine recent hires who were never shown how to use it. The bonus counts units shipped, with no deduction for returns.',
        messages: [
          {
            from: 'Roxanne Ellis',
            at: 'Friday, 2:00 PM',
            text: 'You have twenty minutes at four. Then I call the customer. What do I tell them?',
          },
          {
            from: 'Daniel Sarr',
            at: 'Friday, 2:20 PM',
            text: 'I can show all of it at the operations meeting on Monday. Everyone will be there.',
          },
        ],
        choices: [
          {
            id: 's3a-slot',
            text: 'Keep the date with new content for all: torque, the rig, and a talk about the bonus by Roxanne.',
            reasoning:
              'It’s a compromise, but each cause is covered, and none of them is singled out as the weak one.',
            value: 3,
            feedback:
              'A torque sheet is corrected by engineering, not by an audience, and the nine who need practice get a demonstration among 140. When faults go on, they will look like bad attitude after all.',
            next: 's4b',
          },
          {
            id: 's3a-page',
            text: 'Take her one page at four: three causes, each with its owner and its proof.',
            reasoning:
              "Two of the three lie with engineering and her own bonus plan, so it's fair that she knows first.",
            value: 10,
            feedback:
              'Roxanne can act tonight: engineering has the sheet, you have the nine, and the bonus is hers. She calls the customer with facts, and 131 people stay at work without being called careless.',
            next: 's4a',
          },
          {
            id: 's3a-meeting',
            text: "Take Daniel's offer: Monday, with all three owners in one room.",
            reasoning:
              'Facts shown openly can’t be talked away afterward, and Daniel has earned the stage with his log.',
            value: 0,
            feedback:
              'Roxanne learns in front of her peers that her diagnosis was wrong, and defends the workshop with energy. Daniel is now the man who embarrassed the vice president, and dates agreed in public are missed in private.',
            next: 's4b',
          },
          {
            id: 's3a-cancel',
            text: 'Show her the evidence, tell her to drop the workshop, and offer the nine new hires practice at the rig.',
            reasoning:
              'A clear and honest message is what she needs, and the rest belongs to engineering and to her.',
            value: 7,
            feedback:
              'It’s clear, and 131 people are spared a course. But two of three causes leave the room without an owner or a date, and if returns are still high next month, the one visible action will be yours.',
            next: 's4a',
          },
        ],
      },
      {
        id: 's3b',
        title: 'The wrong kind of evidence',
        description: 'Decide what to do with five days left.',
        situation:
          'What you have so far is opinion and recall: people ask for “communication” and know the product well. Without a cause on the table, the workshop is going ahead in five days.',
        messages: [
          {
            from: 'Daniel Sarr',
            at: 'Thursday, 11:15 AM',
            text: '60 of 83 returns are leaking seals on one model, all built since a gasket change. The rest is mostly the digital rig and new people. I’d have shown you on Monday.',
          },
          {
            from: 'Roxanne Ellis',
            at: 'Thursday, 11:40 AM',
            text: 'So they know what to do and don’t do it. That’s what I said.',
          },
        ],
        choices: [
          {
            id: 's3b-pledge',
            text: 'Tell everyone plainly: two days on accountability, and a written quality pledge from each assembler.',
            reasoning:
              'Knowledge is there, so what is missing has to be will, and a personal signature makes it binding.',
            value: 0,
            feedback:
              'The log points to a part and a date, not to will. People who follow the posted sheet to the letter are asked to sign that they will try harder, and the next honest report of a fault becomes less likely.',
            next: 's4b',
          },
          {
            id: 's3b-half',
            text: 'Cut it to one day with a shorter agenda. Use the day you saved to check the gasket with Daniel.',
            reasoning:
              'It’s half a step, but Roxanne keeps her promise to the floor, and no one loses face before the customer.',
            value: 7,
            feedback:
              'That day at the line finds the torque sheet. But 140 people still give up a day for a reason that you no longer believe in, and Roxanne hasn’t been told so.',
            next: 's4a',
          },
          {
            id: 's3b-module',
            text: 'Keep both days, plus a module on gaskets, torque and the rig.',
            reasoning:
              'Then at least the content matches the log, and those who need the rig will hear about it as well.',
            value: 3,
            feedback:
              'The agenda names the right objects and still treats them as knowledge. Assemblers learn to apply a torque that is wrong for the part, and the new hires hear about a rig in a room without one.',
            next: 's4b',
          },
          {
            id: 's3b-show',
            text: "Withdraw your own findings in favor of Daniel's log, before the first session and before the customer call.",
            reasoning:
              "Opinions and recall can't explain 60 leaks on one model, and two shifts at its bench can.",
            value: 10,
            feedback:
              'You retire your own evidence before someone else does, and that earns belief for the better set. Two shifts later you know the cause, a torque sheet older than the gasket; the new hires get help, and the others keep working.',
            next: 's4a',
          },
        ],
      },
      {
        id: 's4a',
        title: 'A small redesign',
        description: 'Decide how nine people learn the rig.',
        situation:
          'Engineering corrects the torque sheet this week, and the big workshop is off. What remains: nine recent hires must calibrate gauges on the digital rig to within half a percent. The rig stands idle for 40 minutes at each shift change. The visit is a week away.',
        messages: [
          {
            from: 'Petra Novak',
            at: 'Monday, 6:50 AM',
            text: 'I can show them. I’ve done about two thousand on that thing.',
          },
          {
            from: 'Roxanne Ellis',
            at: 'Monday, 8:05 AM',
            text: 'The rig maker has e-learning with a test. It would look good for the customer.',
          },
        ],
        choices: [
          {
            id: 's4a-elearn',
            text: 'Assign the e-learning with a 90% pass mark, to be done in quiet moments or at home before the visit.',
            reasoning:
              'It’s consistent, recorded and ready today, and the customer can be shown nine certificates.',
            value: 0,
            feedback:
              'You have nine pass marks and the same nine errors: recognizing an answer on a screen isn’t calibrating a gauge. “At home” makes required training unpaid, which two of the nine ask you about in writing.',
            next: 's5',
          },
          {
            id: 's4a-demo',
            text: 'Have Petra demonstrate in paid time. Each calibrates one gauge while she watches and signs it off.',
            reasoning:
              'It takes Petra two afternoons, but they learn on the real thing, and no one is left alone with it.',
            value: 7,
            feedback:
              'Real equipment, paid time and an expert eye are most of good design. One good gauge on a calm afternoon shows that they can follow along, though, and not that they can spot a bad one alone next week.',
            next: 's5',
          },
          {
            id: 's4a-shadow',
            text: 'Pair each new hire with an experienced assembler for two weeks.',
            reasoning:
              'It’s slow, but they learn in the flow of work from people they trust, and no session is needed.',
            value: 3,
            feedback:
              'Each new hire picks up one person’s habits, and some partners do the calibration themselves to save time. In two weeks the visit is over, and you can’t say who is able to do it.',
            next: 's5',
          },
          {
            id: 's4a-practice',
            text: 'Six gauges each in paid time, two of them faulty. Repeat it a week later.',
            reasoning:
              'The task at the rig is the task at work, and a second round shows what has stayed.',
            value: 10,
            feedback:
              'They practice the exact task on the real rig, to a standard that two people could agree on. Planted faults teach judgment, the second round shows what has stuck, and the line leads can see it happen.',
            next: 's5',
          },
        ],
      },
      {
        id: 's4b',
        title: 'After the first session',
        description: 'Decide what to do with the second half.',
        situation:
          'Seventy assemblers have been through the first session and rated it 4.6 out of 5. This morning eleven more Model 40 gauges came back, all leaking. Recent hires still fumble on the digital rig. The second half starts Monday.',
        messages: [
          {
            from: 'Daniel Sarr',
            at: 'Friday, 9:10 AM',
            text: 'The posted torque sheet still doesn’t match the new gasket. They’re doing what it says.',
          },
          { from: 'Roxanne Ellis', at: 'Friday, 9:30 AM', text: 'Give it time to sink in.' },
        ],
        choices: [
          {
            id: 's4b-finish',
            text: 'Finish the second half first, then start on the torque sheet and the rig the week after, for all.',
            reasoning:
              'Both groups are treated alike, and the changes come when everyone stands on the same foundation.',
            value: 3,
            feedback:
              'Seventy more people losing two days is equal waste, not equal benefit. Each extra week adds leaking gauges at customers, and the engineer who could correct the sheet waits for your course to end.',
            next: 's5',
          },
          {
            id: 's4b-reinforce',
            text: 'Complete it, then add coaching, posters and a monthly refresher.',
            reasoning:
              'A single event seldom changes what people do, and support at work is what makes learning stay.',
            value: 0,
            feedback:
              'True of a skill that the job needs, but here it reinforces a torque value that makes gauges leak. Line leads spend hours coaching against a fault in a document, and the floor concludes that upstairs never looks at parts.',
            next: 's5',
          },
          {
            id: 's4b-stop',
            text: 'Cancel Monday and get the torque sheet corrected, with a plain explanation to the first seventy.',
            reasoning:
              'Nothing in the second half can make a gauge tight while the posted number is wrong.',
            value: 10,
            feedback:
              'An awkward talk saves about 140 working days. Telling the first group that they followed a sheet that was wrong restores respect on the floor, and the recent hires get real practice on the rig.',
            next: 's5',
          },
          {
            id: 's4b-rebuild',
            text: 'Tell the lines today that Monday moves to the bench for those who seal or calibrate; Daniel checks the sheet.',
            reasoning:
              'Most of the seventy are freed at once, the work itself becomes the classroom, and Monday still holds.',
            value: 7,
            feedback:
              'It frees most people and moves to real work. But on Monday the number on the sheet is still wrong, so some rehearse the fault, and the lines hear of the change before Roxanne does.',
            next: 's5',
          },
        ],
      },
      {
        id: 's5',
        title: 'Prove it worked',
        description: 'Decide what you report.',
        situation:
          'Six weeks later, the torque sheet is right and the recent hires have practiced on the rig. Returned gauges have fallen by half. Returns reach you about four weeks after shipping, and a new seal supplier started last week.',
        messages: [
          {
            from: 'Roxanne Ellis',
            at: 'Wednesday, 3:30 PM',
            text: 'Executive meeting tomorrow. One slide, please: how training cut returns. You earned it.',
          },
        ],
        choices: [
          {
            id: 's5-contribution',
            text: 'Give her one line for each cause by week of building, with a date for judging it.',
            reasoning:
              'Every line on it can still be defended when the customer asks about it in the spring.',
            value: 10,
            feedback:
              'Roxanne can stand behind each line. Build weeks take out the delay that would flatter you, the new hires are set beside their peers and what was seen at the rig, and your next claim will be believed.',
            next: 'end',
          },
          {
            id: 's5-purist',
            text: 'Explain that nothing can be shown without a control group, and offer attendance and test results.',
            reasoning:
              'Those figures are certain, and an honest method is worth more than a good slide on a Thursday.',
            value: 3,
            feedback:
              'Roxanne has a decision to make and gets a lecture on method. Leaks by build week are real evidence, and if learning people offer only attendance, leaders conclude that attendance is all there is.',
            next: 'end',
          },
          {
            id: 's5-lines',
            text: 'Show two lines to date, and say who earned them: leaks to engineering, rig faults to the practice.',
            reasoning:
              'The credit goes where it belongs, Daniel gets his due, and two lines are easy to read on one slide.',
            value: 7,
            feedback:
              'The split is right, and Daniel notices. But the latest figures will still rise, as returns lag by a month, and nothing on the slide says whether the new hires now do the job correctly at the rig.',
            next: 'end',
          },
          {
            id: 's5-footnote',
            text: 'Send her slide: returns down by half, engineering in the footnote.',
            reasoning:
              'The figure is true, the footnote is honest, and she has been a sponsor whom you’ll need again.',
            value: 0,
            feedback:
              'Each figure is accurate, and the message is not: most gauges shipped since have had no time to come back. When someone asks in two months, Roxanne is exposed and so are you, and the next answer is a workshop again.',
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
        'Read the consequences again and count hours: whose were spent, and did one gauge get better? Five questions help on the next try. What did the sponsor really want, by when, and which answer would have left the cause open? Where did the faults sit, by part and by week, and who had watched the work there? Which causes weren’t yours, and did their owners leave the room with a date? In practice, what did people do that they will do at work, and when did they do it again? In the report, what else had changed, and what hadn’t had time to show? If you moved too fast once, saying so the same day is worth more than any survey. Modules 1, 2 and 4 have the tools.',
    },
    actionPlan: {
      template:
        'MY ACTION PLAN: FROM REQUEST TO RESULT\n\nName: ________  Date: ________\nRequest (no names): ________\n\n1. DIAGNOSE\nGoal and date behind the request: ________\nRecord I will pull, sorted by: ________\nWork I will watch, and when: ________\nQuestion I will ask the people who do it: ________\n\n2. CONTRACT\nMy first reply to the sponsor: ________\nCauses I suspect, each with an owner: ________\nMeasure and baseline we agree on: ________\nWhen I tell the sponsor privately: ________\n\n3. REDESIGN\nWho needs practice (how many): ________\nReal task, conditions, standard: ________\nManager gives first task by: ________\nRepeat on: ________\n\n4. MEASURE\nResult, behavior, learning: ________\nDelay before the result can show: ________\nWhat else could explain a change: ________\nNext reading on: ________\n\nReviewed with: ________  Date: ________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Diagnose', 'Contract', 'Redesign', 'Measure'],
    },
  },
});

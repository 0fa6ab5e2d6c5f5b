import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'people-analytics-scenario',
  moduleId: 'people-analytics-m5',
  type: 'scenario',
  title: 'The Attrition Model',
  description:
    "Managers want a vendor's list of likely leavers, and the vendor is ready to send it. Decide what the model is for, which data it may use, how it is tested, who sees what, and what anyone does with it.",
  passingScore: 80,
  config: {
    scenario: {
      title: 'The Attrition Model',
      context:
        'You are vice president of people insight at a home-furnishings retailer: 4,200 employees, 40 stores, three countries. Your HR system vendor has switched on a trial of an add-on that scores how likely each employee is to leave; a systems administrator accepted it under the existing contract. Resignations have hurt the stores, and peak season is ten weeks away. You report to the chief HR officer.',
      people: [
        { name: 'Nora Mabuza', role: 'Regional director, speaks for five colleagues' },
        { name: 'Helen Lisowska', role: 'Data privacy lead' },
        { name: 'Ben Aumann', role: 'Chair of the employee council' },
        { name: 'Tim Cassidy', role: "Vendor's consultant" },
        { name: 'Marcus Webb', role: 'Chief operating officer' },
        { name: 'Maria Santos', role: 'Stockroom lead' },
        { name: 'Oliver Denton', role: 'Cashier' },
      ],
    },
    steps: [
      {
        id: 'purpose',
        title: 'The list exists',
        description: 'Decide what the model is for.',
        messages: [
          {
            from: 'Tim Cassidy',
            at: 'Tuesday, 9:12 AM',
            text: 'Good news: the trial is live. I can release the top 400 names to your six regional directors today.',
          },
          {
            from: 'Nora Mabuza',
            at: 'Tuesday, 9:20 AM',
            text: "I lost eleven people last month. Give me names and I'll fight for each one. By Friday, please.",
          },
          {
            from: 'You',
            at: 'Tuesday, 9:24 AM',
            text: "Nothing goes out before I've answered you both this morning.",
          },
        ],
        choices: [
          {
            id: 'purpose-partners',
            text: 'Give the names to the six HR business partners only, and let them work with the directors in confidence.',
            reasoning:
              "They're discreet and hear a lot, and Nora would still have her help by Friday.",
            value: 3,
            feedback:
              "Six people can't act on 400 names without telling someone why, and within days managers are asked to \"keep an eye on\" particular employees. The scores are untested, and the people scored don't know of them. Discretion limits how many people see a label; it doesn't make the label right.",
            next: 'contain',
          },
          {
            id: 'purpose-evaluate',
            text: 'Tell both that no names go out for now, and have the tool evaluated formally for six weeks.',
            reasoning:
              'No one should act on a number whose errors are unknown, and afterward each director can judge it for himself.',
            value: 7,
            feedback:
              'No name leaves the system, and that is the main thing. But the six weeks begin with the tool, so directors ask what it can do and not what they must decide. Nora hears "evaluation," and goes to the chief operating officer.',
            next: 'scope',
          },
          {
            id: 'purpose-question',
            text: "Give her no names, and ask what she'd do with one tomorrow morning that she can't do today.",
            reasoning:
              'She may come back with an idea of her own next week, or with the same wish as today.',
            value: 10,
            feedback:
              'Nora is annoyed until she hears the question: shift notice and vacant manager jobs are in her hands. She settles for a view of conditions by store group in six weeks. Nothing has been shared that would have to be recalled.',
            next: 'scope',
          },
          {
            id: 'purpose-undertaking',
            text: 'Release them to the six directors, against signed confidentiality.',
            reasoning:
              'They carry these losses personally and ask in good faith before the peak season begins.',
            value: 0,
            feedback:
              'Six directors forward parts of the list to 40 store managers, since support happens in stores. Employees with a high score become "leavers" in talks about shifts and promotion, on the strength of an untested number.',
            next: 'contain',
          },
        ],
      },
      {
        id: 'scope',
        title: 'What the vendor would like to have',
        description: 'Decide which data is used, and who is told.',
        situation:
          "The names stayed in the system. The vendor's request lists 46 fields: schedules, tenure, pay and manager changes, but also badge times, email volume, absence reasons and engagement comments.",
        messages: [
          {
            from: 'Tim Cassidy',
            at: 'Thursday, 2:05 PM',
            text: "Send everything. The algorithm decides what matters, that's the point of it.",
          },
          {
            from: 'Helen Lisowska',
            at: 'Thursday, 2:30 PM',
            text: 'What do you need, and what for? I can start the impact assessment when I have that on paper.',
          },
          {
            from: 'Ben Aumann',
            at: 'Thursday, 4:10 PM',
            text: 'People say a computer is rating them. Is something going on?',
          },
        ],
        choices: [
          {
            id: 'scope-minimum',
            text: 'Few fields, each with a reason. It runs once Helen has assessed it and the council and staff know.',
            reasoning:
              'Some weeks pass before it starts, and after that it can run in peace until the season is over.',
            value: 10,
            feedback:
              'Ben objects to one field and adds a better idea: how late schedules are changed. The notice ends the rumor, and counsel confirms where consultation is required. When results arrive, people dispute the findings and not the motives.',
            next: 'test',
          },
          {
            id: 'scope-sandbox',
            text: 'Run all 46 fields once, coded, and delete what predicts nothing.',
            reasoning:
              "They can't say what is of use without looking, and the rest is deleted then.",
            value: 3,
            feedback:
              'Collecting everything to discover what is necessary turns the test around. Coded records can be linked back, and comments and absence reasons are about as intrusive as HR data gets. Helen halts it in week two, and you start again.',
            next: 'test',
          },
          {
            id: 'scope-consent',
            text: 'Ask employees in the HR app to opt in, explain the purpose well, and use all fields of those who agree.',
            reasoning:
              'Voluntary agreement is the fairest foundation there is, and gives the model its fullest picture.',
            value: 0,
            feedback:
              'Employees click yes because the employer asks, and some fear that a no is itself a signal. Consent at work is seldom free and can be withdrawn. Those who decline differ from the rest, so the result is distorted as well.',
            next: 'test',
          },
          {
            id: 'scope-later',
            text: "Few fields, Helen's assessment first, and the whole of it to Ben and the staff once results exist.",
            reasoning:
              "It may look secretive, but a notice that can't say what was found only makes people afraid of the rest.",
            value: 7,
            feedback:
              'Helen can defend the scope. The silence is another matter: Ben has asked, so your first message to employees arrives as a correction. In some places information or consultation must come before use.',
            next: 'test',
          },
        ],
        secondVariant: {
          title: 'People want to be heard',
          description: 'Decide about the comments.',
          situation:
            "The names stayed in the system. You've agreed on nine fields, and Helen's assessment of those is done. Ben has been told. Last year's survey holds 2,900 comments.",
          messages: [
            {
              from: 'Ben Aumann',
              at: 'Thursday, 2:05 PM',
              text: 'If you use a computer, then let it at least read what people wrote. They want to be heard. The council would sign that.',
            },
            {
              from: 'Tim Cassidy',
              at: 'Thursday, 2:30 PM',
              text: 'Comments are our best predictor. We strip the names.',
            },
            {
              from: 'Helen Lisowska',
              at: 'Thursday, 4:10 PM',
              text: 'The survey said: your comments are read by the HR team in your country, and by no one else.',
            },
          ],
          choices: [
            {
              id: 'comments-next',
              text: 'Use none this time, and reword the next survey to allow it, with Ben beside you on the text.',
              reasoning:
                "People would know before they write, and the model won't have to wait for more than a year.",
              value: 7,
              feedback:
                "This year's promise is kept, and the text is honest. Next year people write what a computer may read, and what Ben's members had to say in the fall was heard by no one.",
            },
            {
              id: 'comments-stripped',
              text: "Let Helen's team strip names and places, and give the vendor the rest for one closed test.",
              reasoning:
                "It's a step further than was said, but no one can be known from what is left, and the stores would be heard.",
              value: 3,
              feedback:
                "In a store of 30, “the only father on the early shift” needs no name. Two managers recognize a voice in the vendor's sample sentences, and the next survey comes back with half the comments.",
            },
            {
              id: 'comments-refuse',
              text: 'Leave all 2,900 where they are, say no to Ben, and start on the nine fields that have a reason.',
              reasoning:
                "Those who wrote them were told who reads them, and a good cause doesn't make it more people.",
              value: 10,
              feedback:
                'Ben calls you deaf in the corridor. He then brings the themes that his members talk about anyway, late schedules above all, and you test the one that is in your data.',
            },
            {
              id: 'comments-council',
              text: "Use them on the council's written consent for everyone, and thank people for it in a notice.",
              reasoning:
                'The council was elected to speak for all of them, and nothing would happen in the dark for once.',
              value: 0,
              feedback:
                "The council can't give away what each of 2,900 people was promised. Helen stops it on the day of the notice, and Oliver, who had written about his supervisor, asks who has read it by now.",
            },
          ],
        },
      },
      {
        id: 'contain',
        title: '"The system says I am leaving"',
        description: 'Decide how to contain the list.',
        situation:
          'By Monday parts of the list have reached at least nine store managers. Two directors find it useful and ask for an update.',
        messages: [
          {
            from: 'Oliver Denton',
            at: 'Monday, 8:15 AM',
            text: 'My supervisor says the system has me as leaving. What system?',
          },
          {
            from: 'Helen Lisowska',
            at: 'Monday, 8:40 AM',
            text: "I need to know by noon who has this and what they've done with it.",
          },
          { from: 'Ben Aumann', at: 'Monday, 9:02 AM', text: 'So something is going on.' },
        ],
        choices: [
          {
            id: 'contain-watermark',
            text: 'Move the list to a secure folder with watermarks and named access.',
            reasoning:
              'Locks come late, though directors can go on using what demonstrably helps them to keep their people.',
            value: 0,
            feedback:
              'The folder is secure and the practice continues. Oliver is told that forecasts are confidential planning data, asks formally for his own, and brings Ben. Better locks protect the company from disclosure; they do nothing for the person already labeled.',
            next: 'aftermath',
          },
          {
            id: 'contain-recall',
            text: 'Recall and delete every copy, apologize to Oliver today, and tell managers that no one may use it.',
            reasoning:
              "What is deleted can't do any harm, and a clear rule protects everyone on it from today.",
            value: 7,
            feedback:
              'The list is gone and Oliver is heard. Two schedules and one training place were decided last week, though, and a rule works only forward. Those employees carry the consequence without knowing it.',
            next: 'test',
          },
          {
            id: 'contain-hold',
            text: 'Have all copies but one deleted, start the assessment, and let the scheduled conversations go ahead.',
            reasoning:
              "It isn't ideal, but people were told they would be heard, and Helen can look at it meanwhile.",
            value: 3,
            feedback:
              'The copies shrink but the use goes on, now with your approval. Oliver still has no answer, and an assessment that runs beside the activity it should authorize is paperwork.',
            next: 'aftermath',
          },
          {
            id: 'contain-all',
            text: "Recall the list, then trace every schedule, shortlist and training place that it touched, Oliver's first.",
            reasoning:
              "A week of dull work shows whom it has touched and whom not, and most of them it hasn't.",
            value: 10,
            feedback:
              'By evening you know that two schedules and one training place were affected, and all three are reopened. Counsel checks whether anyone must be notified. Oliver reads an apology, a fact and a contact, and Ben asks to see the log instead of calling a meeting.',
            next: 'test',
          },
        ],
      },
      {
        id: 'aftermath',
        title: 'The second recall',
        description: 'Decide what happens before any analysis goes on.',
        situation:
          'On Wednesday Helen finds that the list was used in 14 conversations after your Monday message. One employee has resigned and named the list as the reason.',
        messages: [
          {
            from: 'Helen Lisowska',
            at: 'Wednesday, 10:00 AM',
            text: "I'm stopping every live use. I need you to tell the directors why, or I will.",
          },
          {
            from: 'Ben Aumann',
            at: 'Wednesday, 10:20 AM',
            text: 'We want to know what was held about whom. In writing.',
          },
        ],
        choices: [
          {
            id: 'after-own',
            text: "Write to all 400, with Monday's mistake in the first line and the name of someone to call.",
            reasoning:
              'One letter is enough for all of them, and those who want to know more about it can call.',
            value: 10,
            feedback:
              "It's the worst letter of your career, and 31 people write back. Three decisions are reopened on what they tell you. Ben publishes your letter without a comment, which is as much trust as you can expect this week.",
            next: 'test',
          },
          {
            id: 'after-quiet',
            text: "End all use, remind the fourteen privately, and answer Ben's members.",
            reasoning:
              'Writing to 400 people alarms more of them than it informs, and the talks are over by now.',
            value: 0,
            feedback:
              'Most of the 400 learn of it in the break room within a week. Eleven formal data requests arrive, and each answer contradicts the rumor in a different place. The next notice from HR is read as a trick.',
            next: 'test',
          },
          {
            id: 'after-some',
            text: 'Tell Ben the whole of it in writing, end all use, and write to the fourteen who had a conversation.',
            reasoning:
              'Those fourteen were affected and are owed an answer, and the others hear it from someone whom they trust.',
            value: 5,
            feedback:
              "The fourteen know where they stand, and Ben has facts. The others were on shortlists and schedules seen by the same managers, and you haven't asked what happened there. Two of them find out in the spring.",
            next: 'test',
          },
        ],
      },
      {
        id: 'test',
        title: 'The closed test',
        description: 'Decide what the test result means.',
        situation:
          'Helen has stopped all live use. Under her assessment the vendor tested its standard model on two past years, without names. Your own check, with group data that counsel approved: 54 of 300 people who had taken family leave were flagged (18%), against 346 of 3,900 others (9%). "Left" in the training data includes store closures.',
        messages: [
          {
            from: 'Tim Cassidy',
            at: '11:05 AM',
            text: 'The certificate says "no bias detected." Same model, 60 customers.',
          },
          {
            from: 'Helen Lisowska',
            at: '11:20 AM',
            text: 'I need your reading of the 18 and the 9 by tomorrow.',
          },
        ],
        choices: [
          {
            id: 'test-real',
            text: 'Record the gap, and accept the model for support only, since people back from leave may really leave more.',
            reasoning:
              "It may not look good, but if it's true then people who say they need help should get it.",
            value: 3,
            feedback:
              'Perhaps the difference is real, but wrong flags haven\'t been compared, and closures are still in the target. A parent who is quietly treated as leaving may be spared the project that leads to promotion. "Only to help" is a purpose you can\'t enforce.',
            next: 'access',
          },
          {
            id: 'test-target',
            text: 'Take the closed stores out of what it learned, then see who is wrongly flagged or missed in each group.',
            reasoning:
              'Stores closed in both of those years, and everyone who worked in one of them counts as having left it.',
            value: 10,
            feedback:
              'Two weeks later the rebuilt test explains most of the gap. A smaller one remains, linked to schedule swaps, and you drop that field. You can now say what the model measures, how often it errs and for whom.',
            next: 'access',
          },
          {
            id: 'test-columns',
            text: 'Drop family leave and reduced hours, then accept it if flag rates agree.',
            reasoning:
              "A model can't punish people for what it can't see, and flag rates would show the rest.",
            value: 7,
            feedback:
              'The gap narrows. But other fields can stand in for the ones you removed, similar flag rates may hide unequal mistakes, and closures still count as resignations. You tested the symptom you had seen.',
            next: 'access',
          },
          {
            id: 'test-threshold',
            text: 'Separate cut-offs, so that nine in a hundred are flagged in each group.',
            reasoning:
              "It's crude, but the gap is closed by nightfall and the record shows to anyone what was done and how.",
            value: 0,
            feedback:
              'The chart looks fair because you changed the ruler by group. Counsel objects: individuals are now treated differently by a characteristic that the law may protect. The flawed target remains, and next year someone removes the adjustment.',
            next: 'access',
          },
        ],
        secondVariant: {
          title: 'Equal flags',
          description: 'Decide what the test result means.',
          situation:
            'Helen has stopped all live use. Under her assessment the vendor tested its model on two past years, without names. Of 200 full-timers who left it found 96 (48%), of 100 part-timers 21 (21%). "Left" includes seasonal contracts that ended on their date.',
          messages: [
            {
              from: 'Tim Cassidy',
              at: '11:05 AM',
              text: "Nine and a half percent flagged in both groups. You won't see it fairer than that.",
            },
            {
              from: 'Helen Lisowska',
              at: '11:20 AM',
              text: 'And the 48 and the 21? I need your reading by tomorrow.',
            },
          ],
          choices: [
            {
              id: 'equal-explain',
              text: "Hold it, and have Tim's people explain the 48 and the 21 on paper before anything else is done.",
              reasoning:
                'They built it and know it best, and a reason in writing is something that Helen can put to the test.',
              value: 7,
              feedback:
                'Nothing goes ahead, which is right. The explanation takes four weeks, is eleven pages long and plausible, and never mentions that a third of the part-timers had seasonal contracts.',
            },
            {
              id: 'equal-reject',
              text: 'Reject it now, fair flags or not. Seasonal contracts come out, and it learns again from nothing.',
              reasoning:
                'The date will slip by three weeks, but it has been taught that people who had to go wanted to.',
              value: 10,
              feedback:
                'Tim calls it overkill. Relearned, the model finds 40 and 37 in a hundred, flags different people, and you can say in one sentence what “left” means in it.',
            },
            {
              id: 'equal-accept',
              text: 'Accept it, as both groups are flagged alike, and report the difference to Ben with the results.',
              reasoning:
                'Being missed by a list does no one any harm, and Ben would see that nothing was held back.',
              value: 0,
              feedback:
                "Ben sees it, and asks what the list is for if being on it is no help. Part-timers are passed over in the stores' plans, and the reason is a season that ended as it was meant to.",
            },
            {
              id: 'equal-cutoff',
              text: "Lower the cut-off for part-timers until both groups are found alike, with Ben's consent to it.",
              reasoning:
                "It's a crude repair, but they're being overlooked, and it can be put right within a single day.",
              value: 3,
              feedback:
                'Both groups are now found alike, by two different rulers. Counsel objects to that, and the model still learns that a contract which ran out in January is the same as a person who had enough.',
            },
          ],
        },
      },
      {
        id: 'access',
        title: 'Who sees what',
        description: 'Decide the level of access.',
        situation:
          "The work shows two conditions that come before resignations: schedules changed with under seven days' notice, and a vacant first-line manager job.",
        messages: [
          {
            from: 'Nora Mabuza',
            at: '3:10 PM',
            text: "This is good. Now the names, at least for the 30 roles I can't lose.",
          },
          {
            from: 'Marcus Webb',
            at: '3:22 PM',
            text: "I support that. Thirty isn't the whole company.",
          },
          {
            from: 'Tim Cassidy',
            at: '3:30 PM',
            text: 'We have a manager view with colored bands and a warning text. One click.',
          },
        ],
        choices: [
          {
            id: 'access-critical',
            text: 'Names for those 30 roles only, to the direct managers, after a briefing by Helen on their fair use.',
            reasoning:
              "It isn't what was said, but they're only 30 people, and we may lose them if we haven't acted by then.",
            value: 3,
            feedback:
              "Thirty employees carry a label that most of them haven't earned, and their managers can't unsee it when they plan promotions. The risk belongs to the role. Cover for a role needs no forecast about its holder.",
            next: 'act-name',
          },
          {
            id: 'access-small',
            text: 'Teams of five and more, no names, a monthly refresh, and a talk guide that says what not to do.',
            reasoning:
              'Local managers need a close view of what they can change, and the guide stops the worst of it.',
            value: 7,
            feedback:
              'The principle holds, and managers like it. In a team of five, though, a change from one month to the next points to one person, usually the newest. Small groups also swing by chance, so managers chase noise.',
            next: 'act-group',
          },
          {
            id: 'access-bands',
            text: 'Switch on the bands with the warning text and a required course.',
            reasoning:
              'Managers know their people anyway, and a color gives them no more than a reason to ask how it goes.',
            value: 0,
            feedback:
              'A red band is still a label, and 40 managers see one beside every name. The warning is read once. Within weeks the color appears in shortlists and shift talk, as a fact.',
            next: 'act-name',
          },
          {
            id: 'access-group',
            text: 'Results by store from 30 people up, the same guide for all, and no names for anybody.',
            reasoning:
              "It's less than they hoped for, but there's one page that everybody can read, and one talk that is the same for everybody.",
            value: 10,
            feedback:
              'Nora doesn\'t get her 30 names; she gets the list of stores that alter schedules late. Her managers talk with everyone, so being chosen doesn\'t mark anyone. Marcus says "timid" and asks for the schedule costs.',
            next: 'act-group',
          },
        ],
        secondVariant: {
          title: 'Only good things',
          description: 'Decide the level of access.',
          situation:
            "The work shows two conditions that come before resignations: schedules changed with under seven days' notice, and a vacant first-line manager job.",
          messages: [
            {
              from: 'Nora Mabuza',
              at: '3:10 PM',
              text: "Then give me only the people I'd do something nice for. Forty names, forty raises. They don't even have to know why.",
            },
            { from: 'Marcus Webb', at: '3:22 PM', text: 'Nothing bad ever came of a raise.' },
            {
              from: 'Tim Cassidy',
              at: '3:30 PM',
              text: "There's a rewards view. Names, no scores. One click.",
            },
          ],
          choices: [
            {
              id: 'good-open',
              text: 'Switch on the rewards view, and have each of the forty told openly how they were chosen.',
              reasoning:
                "No one is treated badly, there's no secret about it, and people like to hear that they're wanted.",
              value: 0,
              feedback:
                "Being told that a computer expects you to leave isn't a compliment. Twelve of the forty ask who has seen it, and their managers, who all have, begin to plan without them.",
            },
            {
              id: 'good-rule',
              text: 'Give her no name, and let her pick forty by a rule that she has written down beforehand.',
              reasoning:
                'She can still do good before peak season, and everyone could read what it takes to be chosen.',
              value: 7,
              feedback:
                "The rule is fair, and no score is in it. Forty raises are paid, the schedules still change at three days' notice, and in December people leave who had been at the top of her list.",
            },
            {
              id: 'good-january',
              text: "Give her the forty under Helen's veto, and have the raises compared by group in January.",
              reasoning:
                "It isn't what was announced, but it's help and not harm, and stores have cover in their four worst weeks.",
              value: 3,
              feedback:
                "Forty names have reached nine store managers by the time the raises are paid. In January the comparison shows that hardly any part-timer got one, and the names can't be unlearned.",
            },
            {
              id: 'good-refuse',
              text: 'Give her no names at all, and send her the list of stores that alter their schedules late.',
              reasoning:
                'Every raise would go to a guess, and the one beside it at the till would earn less for it.',
              value: 10,
              feedback:
                "Nora says that you stand between her and a good deed. She reads the list of stores that evening, and two of her managers learn from it that they're on it, and no employee does.",
            },
          ],
        },
      },
      {
        id: 'act-group',
        title: 'From finding to action',
        description: 'Decide how to act on the conditions.',
        situation:
          'Operations can introduce a 14-day schedule notice in 20 of 40 stores before peak season, at a cost of 90,000 for scheduling support. A replaced store employee costs 3,000 in cash.',
        messages: [
          {
            from: 'Nora Mabuza',
            at: 'Monday, 1:00 PM',
            text: 'Begin where turnover is worst. They need it most.',
          },
          { from: 'Marcus Webb', at: 'Monday, 1:15 PM', text: 'How will we know that it worked?' },
        ],
        choices: [
          {
            id: 'group-worst',
            text: "Tell everyone that need comes first, begin in last year's 20 worst stores, and measure improvement.",
            reasoning:
              'Need is a fair criterion, and visible success persuades the others to follow.',
            value: 3,
            feedback:
              "You'll see an improvement and not know what it is: the worst stores of one year drift back toward average with no help. Directors credit the rule, and Marcus's question stays open for good.",
            next: 'committee',
          },
          {
            id: 'group-lottery',
            text: 'Draw the 20 stores by lot, against a break-even of 30 avoided exits that Marcus signs before the start.',
            reasoning:
              'Each director has the same chance in it, and Marcus can see at the end what came of it.',
            value: 10,
            feedback:
              'The lottery is a fair queue and creates the comparison Marcus asked for; 90,000 ÷ 3,000 is a bet that can be lost. Nora grumbles about two stores, then explains the rule to them herself, because the winners were drawn.',
            next: 'committee',
          },
          {
            id: 'group-all',
            text: "Start all 40 stores before peak season, and compare the result with last year's resignations.",
            reasoning:
              "Late schedules are unfair whatever statistics say, and stores that wait can't be told why.",
            value: 7,
            feedback:
              'A decent instinct, but operations can staff 20 stores, so the rollout stumbles in the busiest week. With every store changed at once, a warm labor market could explain any result. A later start for half was coming anyway.',
            next: 'committee',
          },
          {
            id: 'group-bonus',
            text: 'Put the 90,000 into a stay bonus in the stores with most exits.',
            reasoning:
              "It's a lot, but money arrives quickly, no store has to wait, and there'd be cover for the peak.",
            value: 0,
            feedback:
              "The bonus buys a few months from people whose schedules still change at three days' notice. Staff in neighboring stores ask why they earn less for the same shifts. You found a condition you could test, and paid people to live with it.",
            next: 'committee',
          },
        ],
        secondVariant: {
          title: 'Ten against six',
          description: 'Decide about the stores that wait.',
          situation:
            'In 20 of 40 stores, drawn by lot, a 14-day schedule notice began five weeks ago; the other 20 follow in week 13. Marcus has signed a break-even of 30 avoided exits. Since then ten people have left in the stores that wait and six in the others.',
          messages: [
            {
              from: 'Nora Mabuza',
              at: 'Monday, 1:00 PM',
              text: "Two of my waiting stores are going under. Let them in now, on grounds of hardship. I'm begging you.",
            },
            {
              from: 'Marcus Webb',
              at: 'Monday, 1:15 PM',
              text: 'Ten against six. Looks proven to me.',
            },
          ],
          choices: [
            {
              id: 'ten-call',
              text: 'Call it early. Twelve in a hundred is a clear effect, and all forty should have it before peak.',
              reasoning:
                "It's early, but no one should be kept from something that works, and Marcus can hardly ask for more.",
              value: 0,
              feedback:
                "Operations can't staff forty stores, and late changes double in the busiest week. Sixteen exits had been a coin that fell ten times on one side, and by January there's nothing left to compare it with.",
            },
            {
              id: 'ten-hardship',
              text: 'Let the two in, name them openly in the report, and compare all of the others as planned.',
              reasoning:
                'Thirty-eight stores are still a sound comparison, and no one is made to suffer for a chart.',
              value: 3,
              feedback:
                'The two worst stores of the half that waits are no longer in it, so that half now looks better than it was drawn. Three other directors have a store that suffers as well, by Wednesday.',
            },
            {
              id: 'ten-refuse',
              text: 'Both wait until week 13 like all the rest, and no result is called by anyone before that.',
              reasoning:
                "It's hard on two stores for eight weeks, but ten and six is what chance does by itself, and everyone had agreed.",
              value: 10,
              feedback:
                "Nora doesn't greet you for a month. In week nine it stands at fifteen to fourteen, and in week thirteen at 41 to 29 when measured by the rule that Marcus signed, which is a result that no one can take apart.",
            },
            {
              id: 'ten-draw',
              text: "Hold a second draw for five more stores in week six, with no one's name entered twice.",
              reasoning:
                'A lot is still a lot, every director should be able to live with it, and some relief comes earlier.',
              value: 7,
              feedback:
                "It's fair, and it can still be read, with a footnote. The five come out of the half that waits, operations has people for three of them, and Nora's two aren't among the winners.",
            },
          ],
        },
      },
      {
        id: 'act-name',
        title: 'Off the shortlist',
        description: 'Decide how to respond when a score has been used.',
        situation:
          'Three weeks later the job of assistant manager in one store is to be filled on Thursday. The manager\'s note on the shortlist says "business needs." In private he tells you, "The system has her as leaving. Why train someone who is going?" He is one of your strongest supporters.',
        messages: [
          {
            from: 'Maria Santos',
            at: 'Tuesday, 7:50 AM',
            text: "I've done this job as a stand-in for five months. Why am I not on the list?",
          },
          {
            from: 'Nora Mabuza',
            at: 'Tuesday, 8:30 AM',
            text: "Please keep this small. He's a good manager and we open Thursday.",
          },
        ],
        choices: [
          {
            id: 'name-reopen',
            text: "Put Maria back on the list, tell her so today, end this manager's access, and review the rest later.",
            reasoning:
              'She needs her chance by Thursday and not an inquiry, and a wider review deserves more care than two days allow.',
            value: 7,
            feedback:
              'Maria has a chance again. She is told nothing of the reason, the same manager still decides, and the others keep their access for weeks. People who were dropped elsewhere wait without knowing it.',
            next: 'lookback',
          },
          {
            id: 'name-confidential',
            text: 'Leave this job alone, and tighten the access rules quietly.',
            reasoning:
              "It's hard on Maria, but redoing shortlists two days before an opening invites claims that can't be settled.",
            value: 0,
            feedback:
              "Maria loses a promotion to a prediction and receives an answer that isn't true. You know of it, so the decision is also yours. If she belongs to a group the model flags too often, the harm isn't hers alone.",
            next: 'lookback',
          },
          {
            id: 'name-halt',
            text: "Close everyone's access and have the list redone by people who never saw a score.",
            reasoning:
              'Somebody can stand in for one more week, as she has done for five months, and Nora will have to tell her manager why.',
            value: 10,
            feedback:
              "It's an uncomfortable Thursday. With the logs preserved, counsel's review finds two more cases, and both are reopened. Maria is angry, applies, and is judged on her work.",
            next: 'committee',
          },
          {
            id: 'name-justify',
            text: 'Have the manager write down his job-related reasons, and keep the list if they stand on their own.',
            reasoning:
              'There may be more to it than the score, but then he should be heard and say what it was.',
            value: 3,
            feedback:
              "Reasons written after the question tend to fit the answer, and he has told you the real one. A tidy file would now conceal it, with your help. Maria receives a development plan for a fault she doesn't have.",
            next: 'lookback',
          },
        ],
      },
      {
        id: 'lookback',
        title: 'The other two',
        description: 'Decide what to do with what the logs show.',
        situation:
          'Helen reads the access log. Two more managers opened a profile on the day they dropped a candidate. Both jobs have been filled.',
        messages: [
          {
            from: 'Helen Lisowska',
            at: 'Friday, 9:00 AM',
            text: 'Two names, two dates, two rejected people. What do you want me to do with this?',
          },
          {
            from: 'Marcus Webb',
            at: 'Friday, 9:30 AM',
            text: "The jobs are filled. Let's look ahead.",
          },
        ],
        choices: [
          {
            id: 'look-ahead',
            text: 'File the log, tighten access, leave both jobs as they are.',
            reasoning:
              'Logs prove no reason, and the people who hold those jobs now deserve some peace.',
            value: 0,
            feedback:
              "The two rejected employees hear of it from a colleague in the spring. The note in your file shows what you knew on a Friday in the fall. It's hard to believe that the third case was the first.",
            next: 'committee',
          },
          {
            id: 'look-counsel',
            text: 'Take the two cases to counsel with the log, and wait for advice before anyone is spoken to at all.',
            reasoning:
              "Evidence has to be preserved before people are told of it, and a careless word to either can't be taken back.",
            value: 5,
            feedback:
              'Counsel preserves what must be kept and needs three weeks. In that time both employees are passed over for training by the same managers. Advice was needed, and access could have ended the same day.',
            next: 'committee',
          },
          {
            id: 'look-both',
            text: 'Have counsel reopen both cases, with word to the two people by tonight.',
            reasoning:
              "Counsel can begin on Monday, and two people shouldn't hear about it from a colleague in spring.",
            value: 10,
            feedback:
              "One review finds ordinary reasons, and the other does not: that employee gets the next job without a contest, on counsel's advice. Marcus pays the price of a second assistant manager and stops asking for names.",
            next: 'committee',
          },
        ],
      },
      {
        id: 'committee',
        title: 'The renewal',
        description: 'Decide what you recommend, and what you tell people.',
        situation:
          'Six months on. Operations now enforces longer schedule notice in the stores, and late changes are falling. The vendor has replayed the six months in the closed area: the model found 120 of 300 leavers, and it flagged 400 people to do so.',
        messages: [
          {
            from: 'Tim Cassidy',
            at: '10:00 AM',
            text: 'Four times what chance would find. Three years with individual scores for all managers, at 30% off.',
          },
          {
            from: 'Marcus Webb',
            at: '10:40 AM',
            text: 'The committee wants your recommendation on Thursday.',
          },
          { from: 'Ben Aumann', at: '11:15 AM', text: 'And what has become of our data?' },
        ],
        choices: [
          {
            id: 'committee-human',
            text: 'One more year, with managers confirming other information first.',
            reasoning: 'With a human in the loop, such tools advise and managers go on deciding.',
            value: 3,
            feedback:
              'A confirmation box records agreement, not thought. Seven flags in ten would still be wrong, and the people behind them would meet that error in shifts and promotions. No decision here needs the score at all.',
            next: 'end',
          },
          {
            id: 'committee-decline',
            text: 'End the scores, and tell everyone who was ever flagged in writing that they had been.',
            reasoning: 'Ben has asked, and the stores have done without them all winter.',
            value: 10,
            feedback:
              'The committee needs ten minutes: most flagged people stayed. Counsel confirms what must be preserved before the rest is deleted. Ben files no complaint and asks to see the schedule figures each quarter.',
            next: 'end',
          },
          {
            id: 'committee-threshold',
            text: 'Take the discount, and raise the cut-off until only the 150 highest scores are shown to managers.',
            reasoning:
              'Three years is long, but fewer wrong flags mean less harm, and what we spent on testing is kept.',
            value: 0,
            feedback:
              "A higher cut-off finds fewer leavers and still labels people, now with more conviction behind each name. The discount buys three years in which rules and data will change. You'll be defending individual scores to Ben although no decision needs them.",
            next: 'end',
          },
          {
            id: 'committee-quiet',
            text: 'Decline the renewal, tell the committee why, report the schedule results, and answer questions as they come.',
            reasoning:
              'The decision is what protects people, and no one is upset by a number that is gone.',
            value: 7,
            feedback:
              'The right decision, told too softly: Ben has already asked. If employees learn of the scores from elsewhere, the schedule success will look like a cover. The normal schedule may also delete what counsel must keep.',
            next: 'end',
          },
        ],
        secondVariant: {
          title: 'No one looks at it',
          description: 'Decide about a free year.',
          situation:
            'Six months on. Operations now enforces longer schedule notice in the stores, and late changes are falling. In a replay of the six months, the model found 120 of 300 leavers, and it flagged 400 people to do so.',
          messages: [
            {
              from: 'Tim Cassidy',
              at: '10:00 AM',
              text: 'Let it run on for a year, free of charge, in the closed area. No names to anyone. Pure learning.',
            },
            {
              from: 'Marcus Webb',
              at: '10:40 AM',
              text: "Where's the harm in a model that no one looks at?",
            },
            { from: 'Ben Aumann', at: '11:15 AM', text: 'My members ask if they were on it.' },
          ],
          choices: [
            {
              id: 'free-veto',
              text: "Let it run under Helen's veto, publish how often it errs each quarter, and delete it in a year.",
              reasoning:
                "It's one more thing to watch, but no one is exposed, and there would be figures where there are opinions.",
              value: 3,
              feedback:
                "Four reports are published, and each says seven in ten. Helen spends nine days on a tool that serves no decision, and Ben's question goes unanswered for a year.",
            },
            {
              id: 'free-letters',
              text: 'End it on Friday, and write to each of the 400 that a computer had marked them as leaving.',
              reasoning:
                'Some of them will never have heard of it. Others have asked, and it was wrong about most.',
              value: 10,
              feedback:
                'Sixty-one people write back, and four are rude. Counsel has kept what must be kept, the rest is gone, and Ben reads out a letter in which the company says what it did before someone else does.',
            },
            {
              id: 'free-unseen',
              text: 'Let it run unseen, and feed it the reasons from exit talks until most of its flags are right.',
              reasoning:
                'No one is labeled by what no one sees, and a good model next year is better than a bad one that was ended.',
              value: 0,
              feedback:
                "A year later it's right in four flags of ten, and someone has paid for a view. What people said on their way out was said to a person, and it now predicts those who stayed.",
            },
            {
              id: 'free-answer',
              text: 'End it on Friday, and have Ben tell members who ask that the flags were mostly wrong.',
              reasoning:
                "It's gone, they can hear it from someone whom they trust, and no one is alarmed who needn't be.",
              value: 7,
              feedback:
                "Ben does it, and does it well. He can't tell anyone whether they were among the 400, so each of 4,200 people may think so, and the answer that was owed by the company came from the council.",
            },
          ],
        },
      },
    ],
    maxScore: 60,
    passingScore: 80,
    feedback: {
      passing:
        'You kept the question larger than the tool. You began with a decision, used the least data, told people before they had to ask, tested the target as well as the rates, and kept labels off individuals. Read the consequence of every choice below 10 points: most of those lost points come from looking forward without looking back. Then complete the action plan for one tool that your organization already owns.',
      failing:
        'Here is how it can go well. First, purpose: stop any release of names, and ask what the leader would do differently. Turn "who will leave?" into "which conditions come before resignations?" Second, privacy: use a few fields tied to written hypotheses, assess before use, and brief employees and their representatives early. If a list has escaped, recall it, log it, and reopen every decision it touched. Third, testing: look at the target before the algorithm, compare flag rates and errors by group, search for proxies, and set pass limits in advance. Never repair a gap with a different cut-off for each group. Fourth, access: groups of at least 30, no names, the same conversation guide for all managers. If a score has influenced a decision, halt access, keep the logs, redo the decision with people who haven\'t seen it, and tell the person the truth. Fifth, action: change a condition, choose the first stores by lot, state the break-even and the stop rule. Last, governance: show how many flags were right as well as how many leavers were found, end what isn\'t needed, and say so openly. Try again, and watch for the moment when a kind intention creates a label.',
    },
    actionPlan: {
      template:
        'ACTION PLAN: ONE PREDICTIVE TOOL\n\nName: ______________________   Date: ______________\nTool: ______________________   Owner: ______________________\n\n1. PURPOSE AND DATA\nThe decision it serves, and who makes it: ______________________________\nThe same aim as a question about conditions: ______________________________\nFields I would remove: ______________________________\nWho has been told, and who must be told before the next use: ______________________________\n\n2. TESTING\nWhat the target really measures: ______________________________\nFlags that were right: ____ of ____   Cases found: ____ of ____\nGroups compared (with counsel): ______________________________\nPass limit, set before the test: ______________________________\n\n3. ACCESS AND OVERSIGHT\nSmallest group shown: ____   Names visible to: ______________________________\nWho records a view before seeing the output: ______________________________\nWho can stop it today: ______________________________\n\n4. ACTION AND REVIEW\nThe condition we will change: ______________________________\nComparison group, and how it is chosen: ______________________________\nBreak-even: ________   Stop rule: ______________________________\nDecisions to look back at: ______________________________\nReview date: ______________   Colleague who will ask me: ______________________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Purpose and data', 'Testing', 'Access and oversight', 'Action and review'],
    },
  },
});

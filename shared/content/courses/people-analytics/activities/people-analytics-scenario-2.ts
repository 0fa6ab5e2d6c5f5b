import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'people-analytics-scenario-2',
  moduleId: 'people-analytics-m3',
  type: 'scenario',
  title: 'Four Days in the Office',
  description:
    'The head of a Danish engineering firm wants a slide that shows how home working drives people away. Decide what the number may say, which data is used, what small groups can bear, and what you do when your own figure turns out wrong.',
  passingScore: 80,
  config: {
    scenario: {
      title: 'Four Days in the Office',
      context:
        'You lead people analytics at an engineering consultancy in Denmark: 1,640 people in Copenhagen, Aarhus, Odense and Aalborg. Each employee has a registered agreement on home days. Kirsten Holm, the chief executive, wants four office days a week from January. The company has a cooperation committee, in which Palle Bruun speaks for the staff. The company and its people are invented.',
      people: [
        { name: 'Kirsten Holm', role: 'Chief executive' },
        { name: 'Jonas Friis', role: 'Analyst in your team' },
        { name: 'Palle Bruun', role: 'Staff side of the cooperation committee' },
        { name: 'Birgit Sommer', role: 'Head of the Aarhus office' },
        { name: 'Anders Lykke', role: 'IT security' },
      ],
    },
    steps: [
      {
        id: 'order',
        title: 'Twice as often',
        description: 'Decide what Kirsten gets for Monday.',
        situation:
          'In twelve months 96 of 640 people with three or more home days left (15%), against 80 of 1,000 with fewer (8%).',
        messages: [
          {
            from: 'Kirsten Holm',
            at: 'Friday, 2:10 PM',
            text: 'I need one slide for the board on Monday. Title: "Home working doubles resignations." The figures are yours, so I take it they\'re right.',
          },
          {
            from: 'Jonas Friis',
            at: 'Friday, 2:31 PM',
            text: "The figures are right. I haven't cut them by anything yet.",
          },
        ],
        choices: [
          {
            id: 'order-split',
            text: 'Send the 15 and the 8 without her title, and cut both by length of service on Sunday.',
            reasoning:
              "The counts are hers to have, but the report doesn't yet support her message.",
            value: 10,
            feedback:
              "Kirsten says that a title is her business and the weekend is yours. On Sunday evening the split is ready, and it isn't the picture either of you expected. The board hasn't seen a sentence that must be taken back.",
            next: 'badges',
          },
          {
            id: 'order-footnote',
            text: 'Deliver the slide with her title, and set "correlation is not causation" in plain sight below the chart.',
            reasoning:
              'The figures are right, and people on a board can read a footnote as well as anyone.',
            value: 3,
            feedback:
              'The footnote is in nine points and the title in forty. On Monday a director repeats "doubles" to a journalist, and 640 people read over breakfast that they\'re the problem.',
            next: 'slide',
          },
          {
            id: 'order-model',
            text: 'Take the item off the agenda for six weeks, and build a model with all factors.',
            reasoning:
              'A half answer would stick in their minds, and the next board meeting is in November anyway.',
            value: 7,
            feedback:
              "The board sees no false sentence, and you'll have a good model. For six weeks Kirsten talks about the subject without you, from memory. One cut by service would have been ready on Sunday.",
            next: 'badges',
          },
          {
            id: 'order-deliver',
            text: 'Deliver it exactly as she wants it, and keep a note of your doubts on file.',
            reasoning:
              "It's her message to her directors, and what we owe them is that each figure is right.",
            value: 0,
            feedback:
              'The slide is shown with your name in the corner. Four team leaders in Aalborg cancel home days the same week, and a structural engineer who cares for her father hands in her notice.',
            next: 'slide',
          },
        ],
      },
      {
        id: 'slide',
        title: 'It is in the paper',
        description: 'Decide how you deal with the slide.',
        situation:
          'A business daily quotes the slide. Jonas has since cut the figures by length of service, and most of the difference comes from there.',
        messages: [
          {
            from: 'Palle Bruun',
            at: 'Wednesday, 7:55 AM',
            text: "My phone hasn't stopped. Does the company say that people at home are disloyal? Who made this?",
          },
          {
            from: 'Kirsten Holm',
            at: 'Wednesday, 8:20 AM',
            text: 'Let it blow over. Bring your better numbers next quarter.',
          },
        ],
        choices: [
          {
            id: 'slide-quarter',
            text: 'Prepare better numbers for next quarter, and give Palle a friendly call to bridge the months.',
            reasoning:
              'It would only lead to a second article, and most people will have forgotten it by Friday.',
            value: 0,
            feedback:
              'Palle hears that you know better and are keeping it back. He tells the committee so. In the next three months 11 people with home days leave, and two of them quote the headline.',
            next: 'badges',
          },
          {
            id: 'slide-replace',
            text: 'Replace the slide in the board portal, and lay the old and the new one side by side before Palle.',
            reasoning:
              "A message is out that the data doesn't carry, and a correction should be as easy to see.",
            value: 10,
            feedback:
              'Kirsten learns of it an hour before the directors do, and it\'s a cold hour. Palle passes the two slides on with one line: "They corrected it themselves." The next figure from your team is read before it\'s attacked.',
            next: 'badges',
          },
          {
            id: 'slide-statement',
            text: 'Say publicly today that the firm values home working, and offer Palle a joint signature on it.',
            reasoning:
              "It's late, but people want to know where they stand, and they care less about tables than about respect.",
            value: 5,
            feedback:
              "Palle signs, and for some days it's calmer. The number stays where it was, uncorrected, and in October a director asks why the firm values something that doubles resignations.",
            next: 'badges',
          },
        ],
      },
      {
        id: 'badges',
        title: 'Who is really there',
        description: 'Decide which data measures presence.',
        situation:
          'Your measure is the registered agreement. Everyone knows that agreements and real days differ, and Kirsten calls it "a paper measure."',
        messages: [
          {
            from: 'Anders Lykke',
            at: 'Tuesday, 10:05 AM',
            text: 'I have two years of badge times, log-ins and chat status for everyone. Person by person, to the minute. Say the word.',
          },
          {
            from: 'Kirsten Holm',
            at: 'Tuesday, 10:12 AM',
            text: "Take it. I want to know who's really there.",
          },
        ],
        choices: [
          {
            id: 'badges-keys',
            text: 'Pull the badge times with scrambled keys instead of names, visible to Jonas alone.',
            reasoning:
              "A scrambled key doesn't name anyone, and it shows the real days and not the agreed ones.",
            value: 3,
            feedback:
              'In a team of nine a key that arrives at 9:40 each Tuesday has a face. Jonas recognizes his own neighbor within a day. The doors were fitted with readers against theft, and staff were never told of a second purpose.',
            next: 'split',
          },
          {
            id: 'badges-volunteers',
            text: 'Ask the committee for a month of badge times from volunteers only, with a notice to everyone.',
            reasoning:
              'With notice and choice it is clean, and four weeks of real days beat any register we have.',
            value: 7,
            feedback:
              "Palle agrees, and 310 people sign up. They are in the office more than the others, which is why they don't mind. Your real days are real for them and say little about the 640.",
            next: 'split',
          },
          {
            id: 'badges-all',
            text: 'Take all three sources for everyone, and inform the committee with the results.',
            reasoning:
              "The logs belong to the company, and it's easier to talk about a finding than about a plan.",
            value: 0,
            feedback:
              "A log-in report by name is on Birgit's desk on Thursday, from Anders and not from you. A project manager with a sick child is asked about a gap of two hours, and Palle hears about it from her.",
            next: 'committee',
          },
          {
            id: 'badges-count',
            text: 'Count heads in ten teams for two weeks, and see from that how far the register is off.',
            reasoning:
              "It isn't the best measure, but with a clear range it is good enough for this decision.",
            value: 10,
            feedback:
              'Two students walk around with clipboards, and Kirsten finds it comical. One registered day in six differs, in both directions alike. That sentence now stands under every chart, and Anders keeps his logs for break-ins.',
            next: 'split',
          },
        ],
      },
      {
        id: 'committee',
        title: 'A gap of two hours',
        description: 'Decide what happens to the logs that are out.',
        situation:
          'The log-in report has gone to three office heads. Two conversations with employees have already taken place.',
        messages: [
          {
            from: 'Palle Bruun',
            at: 'Friday, 8:00 AM',
            text: "You time people at home. I'll ask the data protection authority whether that's allowed.",
          },
          {
            from: 'Birgit Sommer',
            at: 'Friday, 8:30 AM',
            text: 'I found it quite useful. May I have it monthly?',
          },
        ],
        choices: [
          {
            id: 'committee-undo',
            text: 'Stop the report, then take the two employees and Palle through it with the privacy officer.',
            reasoning: "They had to explain hours that they didn't know the company kept.",
            value: 10,
            feedback:
              "Birgit apologizes to the project manager in person, which you hadn't dared to hope for. The privacy officer decides whether the authority must be told, and Palle waits for her answer before he writes his own letter.",
            next: 'split',
          },
          {
            id: 'committee-policy',
            text: 'Tell Palle that it was wrong, negotiate a data policy over the next month, and let the copies rest.',
            reasoning:
              'It could happen again with other data, but then both sides would have a rule that they have signed.',
            value: 5,
            feedback:
              'The policy is good work. In the month before it the three copies are opened 26 times, and the project manager is left out of a bid team without knowing why.',
            next: 'split',
          },
          {
            id: 'committee-defend',
            text: 'Explain to Palle that logs are company records, and resend Birgit the list stripped of names.',
            reasoning: "It wasn't asked for, but people used systems that belong to the company.",
            value: 0,
            feedback:
              'Palle writes his letter on Friday afternoon. Without names, Birgit recognizes five people by their hours, and the study on home working is now known as the one that timed people.',
            next: 'split',
          },
        ],
      },
      {
        id: 'split',
        title: 'The split',
        description: 'Decide what you tell Kirsten.',
        situation:
          'Under two years of service: 80 of 400 with many home days left and 40 of 200 with few, 20% in both. Over two years: 16 of 240 (6.7%) against 40 of 800 (5.0%).',
        messages: [
          {
            from: 'Jonas Friis',
            at: 'Monday, 9:00 AM',
            text: 'New people have the home days. The desks in all four offices went to those who were here before.',
          },
          {
            from: 'Kirsten Holm',
            at: 'Monday, 9:30 AM',
            text: "I see 6.7 and 5.0. So it's still higher, and I was right.",
          },
        ],
        choices: [
          {
            id: 'split-none',
            text: 'Tell her the split shows no effect of home working on resignations, at any length of service.',
            reasoning:
              'Among newcomers the two rates are the same, and what remains in the other group is 16 people.',
            value: 0,
            feedback:
              "It's the sentence your team would like to be true, and the table can't carry it. A director with a statistics degree says so aloud, and your 20% goes down with it. New people go on leaving at one in five.",
            next: 'promise',
          },
          {
            id: 'split-first',
            text: "Tell her that 16 of 240 isn't enough, and that 120 of 176 exits come in the first two years.",
            reasoning:
              'She wants to talk about home days all winter, while the data says that people leave at the start, with or without.',
            value: 10,
            feedback:
              "Kirsten looks at the 120 for a long time and doesn't say that you were right. Then she asks who sits beside a new engineer in week two. It's the first question of the month that someone can act on.",
            next: 'ranking',
          },
          {
            id: 'split-adjusted',
            text: 'Give her one adjusted figure for home working over all groups, with its range.',
            reasoning:
              'A chief executive needs a single number, and adjusting for service is what the textbook asks.',
            value: 3,
            feedback:
              "She keeps the point estimate and loses the range on the way to the lift. The adjusted figure again makes home days the subject, and the 120 exits in the first two years aren't on the page.",
            next: 'ranking',
          },
          {
            id: 'split-more',
            text: 'Tell her the gap shrinks with service, and cut by office, grade and project next.',
            reasoning:
              'If one cut has changed the picture this much, others are likely to change it as well.',
            value: 7,
            feedback:
              'The message is right and she accepts it. Nineteen cuts later one of them looks alarming, as one of nineteen will, and Odense spends three weeks on a fluke.',
            next: 'ranking',
          },
        ],
      },
      {
        id: 'ranking',
        title: 'Fifty-two team leaders',
        description: 'Decide what Birgit gets.',
        situation:
          'There are 600 people with under two years of service, in 52 teams. Most teams have between six and fourteen of them.',
        messages: [
          {
            from: 'Birgit Sommer',
            at: 'Thursday, 1:15 PM',
            text: "If it's the first two years, it's the team leader. Rank the 52 by exits of new people, and I'll speak to the last ten.",
          },
          {
            from: 'Kirsten Holm',
            at: 'Thursday, 1:40 PM',
            text: 'That sounds like action. Why not?',
          },
        ],
        choices: [
          {
            id: 'ranking-floor',
            text: 'Rank only teams with ten newcomers or more, and draw the uncertainty as a whisker on each bar.',
            reasoning:
              'Small teams would drop out, and people can see from the bars how little the order means.',
            value: 7,
            feedback:
              'The ranges overlap from the first team to the last, which is honest. Birgit speaks to the last three all the same, and a team leader who lost two people to a move abroad asks to be relieved.',
            next: 'promise',
          },
          {
            id: 'ranking-rank',
            text: 'Rank all 52, and give Birgit the last ten with a note that it is for a talk and no verdict.',
            reasoning:
              "She has led engineers for thirty years, and it's only a talk that people could well do with.",
            value: 0,
            feedback:
              'Next year seven other teams are in the last ten, as chance would have it. By then one leader has given up his team, and the others have stopped taking new graduates.',
            next: 'end',
          },
          {
            id: 'ranking-pool',
            text: 'Give her no team, and compare the 240 with a mentor in their office with the 360 without.',
            reasoning:
              "Small teams change with every exit, but the start is the company's own decision.",
            value: 10,
            feedback:
              'Birgit feels distrusted for a day. With a mentor on site 31 of 240 left (13%), without one 89 of 360 (25%). The page says "is associated with," and she asks what 360 mentors would cost.',
            next: 'promise',
          },
          {
            id: 'ranking-private',
            text: 'Show each leader their own figure privately, beside the average of all fifty-two.',
            reasoning:
              'It shames none of them, and most professionals improve once they see where they stand.',
            value: 3,
            feedback:
              'With eight new people one exit moves a leader by 12 points. Half of them feel good about luck and the other half bad about it, and by Friday they have told each other their numbers.',
            next: 'promise',
          },
        ],
      },
      {
        id: 'promise',
        title: 'January',
        description: 'Decide how the change will be judged.',
        situation:
          'Kirsten decides: from January new people and their mentors share three office days, and 26 of the 52 teams begin. Four days for everyone are off the table until summer.',
        messages: [
          {
            from: 'Kirsten Holm',
            at: 'December 3, 4:00 PM',
            text: 'You got your way. In June I want to see that it works.',
          },
          {
            from: 'Palle Bruun',
            at: 'December 3, 4:20 PM',
            text: 'And who looks at the people who drive an hour each way for it?',
          },
        ],
        choices: [
          {
            id: 'promise-signed',
            text: 'Have Kirsten sign in December the figure at which she drops it, with long commuters counted apart.',
            reasoning:
              'In June each side can find a number that it likes, and the drivers would be forgotten.',
            value: 10,
            feedback:
              "She dislikes writing down how she could be wrong, and does it: fewer than four points between the halves. Palle adds one column for people who travel more than 50 minutes. In June you won't have to guess what was meant.",
            next: 'error',
          },
          {
            id: 'promise-before',
            text: 'Compare the 26 teams with their own previous year, quarterly, on a single page for both sides.',
            reasoning:
              "Teams differ, so it's fair to compare each of them with what it was before.",
            value: 3,
            feedback:
              'The job market cools in spring, and exits fall in all 52 teams. The page shows a success for the 26, and the other half would have shown the same. Commuters appear nowhere.',
            next: 'error',
          },
          {
            id: 'promise-halves',
            text: 'Compare the 26 with the other 26 in June, and agree then on the difference that is enough.',
            reasoning:
              "The other half is a fair comparison, and it's too early to say what the effect should be.",
            value: 7,
            feedback:
              'The comparison is sound. In June it shows three points, Kirsten finds three a lot and Palle finds it little, and both are right by a standard chosen afterward.',
            next: 'error',
          },
          {
            id: 'promise-mood',
            text: 'Run a monthly pulse on how new people feel about their start, and report its trend.',
            reasoning:
              'Exits come late and are rare, and how people feel will show the direction by February.',
            value: 0,
            feedback:
              'The pulse rises by nine points, and exits stay where they were. Those who had a long drive stopped answering in March. Kirsten extends the rule to all teams on the strength of the people who like it.',
            next: 'error',
          },
        ],
      },
      {
        id: 'error',
        title: 'Forty students',
        description: 'Decide what happens to your own figure.',
        situation:
          'The board paper now compares new people by mentor: with one 31 of 240 left (13%), without one 89 of 360 (25%). The 89 include 30 of 40 student assistants whose fixed terms ended; without them it is 59 of 320 (18%). The mentor group has none, so the gap is five and a half points, not twelve.',
        messages: [
          {
            from: 'Jonas Friis',
            at: 'Monday, 5:45 PM',
            text: "It was my filter. I'm sorry. The twelve points are in the board paper for Thursday, page 2.",
          },
          {
            from: 'Kirsten Holm',
            at: 'Monday, 6:10 PM',
            text: "I'm presenting the twelve points on Thursday. Anything new from your side?",
          },
        ],
        choices: [
          {
            id: 'error-withdraw',
            text: 'Withdraw the study ahead of Thursday, and have an outside statistician check all of it.',
            reasoning:
              'If one filter was wrong then others could be, and people will trust it more from outside.',
            value: 3,
            feedback:
              "The check takes ten weeks and finds nothing else. Meanwhile the 26 teams lose their mentors' hours in the budget round, over an error that left half of the finding standing.",
            next: 'end',
          },
          {
            id: 'error-release',
            text: 'Let the twelve stand on Thursday, and restate it with the new definition in May.',
            reasoning:
              'The direction is the same, and definitions are changed at a release and not in a hurry.',
            value: 0,
            feedback:
              'Kirsten promises the board a saving based on twelve points. In May the restatement reads like a retreat, and she asks you in front of Jonas since when you had known.',
            next: 'end',
          },
          {
            id: 'error-kirsten',
            text: 'Phone Kirsten tonight, and leave it to her how much of it her directors hear on Thursday.',
            reasoning:
              "It's her presentation, and she should hear it from her own people before anyone else does.",
            value: 7,
            feedback:
              'She is grateful for the call and says "about ten" on Thursday. The paper keeps its page 2. A director copies the twelve into the annual report, and it comes back to you in spring.',
            next: 'end',
          },
          {
            id: 'error-print',
            text: 'Put 12 and 5.5 side by side in the paper under your name, and keep the recommendation.',
            reasoning:
              'It makes the team look careless, but the decision is still right on the smaller number.',
            value: 10,
            feedback:
              "Kirsten is furious for an evening and presents both. A director asks whose mistake it was, and you say yours. The mentors are funded on 5.5 points, and Jonas stays, which after Monday wasn't certain.",
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 60,
    passingScore: 80,
    feedback: {
      passing:
        "You kept verbs and evidence together. You showed counts before titles, split rate from mix, measured with the mildest data that would do, left small teams out of rankings, and put your own error on the page. Look at the choices below 10 points: most of them were correct on paper, and left one person to live with a sentence that the numbers couldn't carry.",
      failing:
        'Here is a way through. When you\'re asked for a slide with a finished title, hand over the counts and hold back the verb until you\'ve made the first cut that someone could act on. If the sentence is already out, replace it where it stands. Choose the mildest data that answers the question, and size its error; logs that were kept for another purpose are another project. Split rates by group before you explain a total, and don\'t claim "no effect" where you can only say "too small to tell." Never rank small groups; pool them by a condition that a manager can change. Agree before the start which figure would end the change, and count those who pay for it apart. When you find your own error, print the old and the new figure together. Then play again, and watch what each quick sentence costs.',
    },
    actionPlan: {
      template:
        'ACTION PLAN: SENTENCES THAT THE NUMBERS CAN CARRY\n\nName: ______________________   Date: ______________\n\n1. THE SENTENCE\nTitle I have been asked for: ______________________________\nStrongest wording my evidence allows: ______________________________\n\n2. THE SPLIT\nTotal, with counts: ______________________________\nFirst cut, and the action it could lead to: ______________________________\nMix or rate: ______________________________\n\n3. THE MILDEST DATA\nMeasure I use, and its error: ______________________________\nData I leave alone, and its original purpose: ______________________________\nSmallest group I show: ____\n\n4. BEFORE THE START\nFigure at which we stop: __________   Signed by: ______________\nPeople who pay for the change, counted apart: ______________________________\nWhere a correction will be printed: ______________________________\n\nReview date: ______________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['The sentence', 'The split', 'The mildest data', 'Before the start'],
    },
  },
});

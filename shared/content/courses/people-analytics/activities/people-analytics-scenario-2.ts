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
            text: 'Send her the 15 and the 8 with no title at all, and spend Sunday on length of service.',
            reasoning:
              'Two figures are ready today as they are, and by Sunday evening there may be a third.',
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
              'One cut can mislead as much as none, and what a board has once heard stays in their minds.',
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
              'For one more day people will talk about it, and from then on the right page is in the portal.',
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
              'A scrambled key identifies no one, and it shows the real days and not the agreed ones.',
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
              "Two students can do it by the end of the month, and some will smile, but a rough range is all that's needed.",
            value: 10,
            feedback:
              'Two students walk around with clipboards, and Kirsten finds it comical. One registered day in six differs, in both directions alike. That sentence now stands under every chart, and Anders keeps his logs for break-ins.',
            next: 'split',
          },
        ],
        secondVariant: {
          title: 'One day in six',
          description: 'Decide whether to measure presence better.',
          situation:
            'Your measure is the registered agreement. In spring two students counted heads in ten teams for two weeks: one registered day in six differs, in both directions alike.',
          messages: [
            {
              from: 'Kirsten Holm',
              at: 'Tuesday, 10:05 AM',
              text: "One day in six is wrong? That's a paper measure. I want to know who's really there.",
            },
            {
              from: 'Anders Lykke',
              at: 'Tuesday, 10:12 AM',
              text: 'Log-ins, two years, everyone. I could cut them to whole days. Say the word.',
            },
          ],
          choices: [
            {
              id: 'better-leaders',
              text: 'Have team leaders note for a month who is in, and hand you nothing but a total for each team.',
              reasoning:
                "They see their people anyway, that's no secret, and what reaches you has no name on it.",
              value: 3,
              feedback:
                'By the second week people come in when the leader does. The totals reach you without names, and the lists that they came from lie in 160 drawers.',
            },
            {
              id: 'better-nothing',
              text: 'Collect nothing more, print the register with its one day in six, and leave her dissatisfied.',
              reasoning:
                'Nothing that she decides this winter hangs on the sixth day, and each new measure is one more list.',
              value: 10,
              feedback:
                'She calls it lazy in front of Anders. The sentence about one day in six stands under the chart from then on, the split is ready on Monday, and not one of 1,640 people has been watched for it.',
            },
            {
              id: 'better-days',
              text: 'Take the log-ins cut to whole days, for the eyes of Anders alone, and tell Palle in the report.',
              reasoning:
                "It's more than the staff were told, but whole days betray no one's coffee break, and Palle does hear of it.",
              value: 0,
              feedback:
                "Birgit asks Anders for the days of her office, and he sees no reason to refuse the head of an office. It's on her desk by Thursday, with names, and Palle hears about it from a project manager.",
            },
            {
              id: 'better-diary',
              text: 'Draw 200 people by lot for an unsigned diary of two weeks, once Palle has agreed to the text.',
              reasoning:
                "It's voluntary and mild, it covers all four offices, and it would settle the matter for good.",
              value: 7,
              feedback:
                'Palle takes ten days to agree, and 140 diaries come back. They say one day in six, as the count did, and Kirsten has spent a month being told that a better number is on its way.',
            },
          ],
        },
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
            reasoning:
              'Two talks have to be taken back, and Friday is as good a day for it as any.',
            value: 10,
            feedback:
              "Birgit apologizes to the project manager in person, which you hadn't dared to hope for. The privacy officer decides whether the authority must be told, and Palle waits for her answer before he writes his own letter.",
            next: 'split',
          },
          {
            id: 'committee-policy',
            text: 'Tell Palle that it was wrong, negotiate a data policy over the next month, and let the copies rest.',
            reasoning:
              'An apology repairs one case, while a rule that both sides have signed protects people from the next one.',
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
            text: 'Tell her that 16 of 240 decide nothing, and that 120 of 176 exits come in the first two years.',
            reasoning:
              'Exits are where the new people are, whatever she decides about the days of the others.',
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
              "Small teams swing by chance and shouldn't be published, and whiskers tell everyone how little an order means.",
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
        secondVariant: {
          title: 'Four of eight',
          description: 'Decide what you do with one team.',
          situation:
            'One Odense team lost four of its eight newcomers this year. Two of the four spoke of a team leader who shouts, in exit interviews that are in your data. Over all 52 teams, new people with a mentor in their office left about half as often as those without.',
          messages: [
            {
              from: 'Birgit Sommer',
              at: 'Thursday, 1:15 PM',
              text: 'One of my best engineers leads it. Four of eight is chance. You taught me that yourself.',
            },
            { from: 'Kirsten Holm', at: 'Thursday, 1:40 PM', text: 'So we leave him alone?' },
          ],
          choices: [
            {
              id: 'four-pass',
              text: 'Give the two exit interviews to HR today, let Birgit object, and leave the four of eight unsaid.',
              reasoning:
                "The number proves nothing about him, but what two people have said doesn't become chance by being counted.",
              value: 10,
              feedback:
                "Birgit says that you've gone behind a good man's back. HR hears the four who are still there within the week, no one mentions a rate, and the study goes on with what the 52 teams show together: mentors.",
            },
            {
              id: 'four-rank',
              text: "Put all 52 in order of exits, where he is one of ten whom Birgit talks to and isn't singled out.",
              reasoning:
                "It's a detour, but he is spared a scene of his own, and nine other teams may get some help as well.",
              value: 0,
              feedback:
                'Nine leaders are talked to for bad luck, and one for shouting, in the same friendly words. He concludes that it was about his numbers, and one of the nine gives up his team.',
            },
            {
              id: 'four-third',
              text: 'Have someone neutral call the other two, and go to HR as soon as one of them says the same.',
              reasoning:
                'Two voices may be two bad days, and a man should have a third one before it goes into a file.',
              value: 7,
              feedback:
                "The third one says the same, after three weeks of calls. It's in good order now, and in those three weeks a fifth newcomer has been shouted at and has stopped asking questions.",
            },
            {
              id: 'four-year',
              text: 'Tell them that eight are too few to judge, and look at the team again when there are twenty.',
              reasoning:
                "It's what the figures allow, and anyone who breaks that rule once will have to break it every time.",
              value: 3,
              feedback:
                'Your rule is right, and no one had asked it of a rule. There will be twenty in about three years; two people took the trouble to say why they left, and it was filed under variance.',
            },
          ],
        },
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
              'In December one can argue about a number in peace, while no one has one to defend.',
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
              'Like is compared with like, and no one can know in December what size of effect is worth having.',
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
        secondVariant: {
          title: 'Let them volunteer',
          description: 'Decide which teams begin.',
          situation:
            'Kirsten decides: from January new people and their mentors share three office days, and 26 of the 52 teams begin. Four days for everyone are off the table until summer.',
          messages: [
            {
              from: 'Palle Bruun',
              at: 'December 3, 4:00 PM',
              text: "You want to draw lots over how people live? Let teams volunteer. You'd have 26 in a day.",
            },
            {
              from: 'Kirsten Holm',
              at: 'December 3, 4:20 PM',
              text: 'Volunteers are friendlier. In June I want to see that it works. Agreed?',
            },
          ],
          choices: [
            {
              id: 'teams-match',
              text: 'Let teams volunteer, and find for each a partner of the same size and office that stays as it is.',
              reasoning:
                'No one is forced into anything, and like is compared with like, down to city, grade and craft.',
              value: 3,
              feedback:
                'On paper each pair is alike. The 26 that volunteered have leaders who like new people, which no column shows, and in June the figure says so in the name of mentors.',
            },
            {
              id: 'teams-lot',
              text: 'Keep to the draw. Some teams will have to begin that would never have put up their hand.',
              reasoning:
                'Keen teams differ before anything has even started, and what she learns here is meant for all 52.',
              value: 10,
              feedback:
                'Palle writes an angry column and Kirsten lets you explain it to the staff yourself. Five teams that drew it had wanted no part of it, Kirsten has signed what would end it, and in June no one can say that only the willing were counted.',
            },
            {
              id: 'teams-mood',
              text: "Let teams volunteer, ask all of them monthly how it goes, and stop on Palle's word at any time.",
              reasoning:
                "It's hardly science, but people change what they've chosen themselves, and the staff hold the brake.",
              value: 0,
              feedback:
                'It goes well each month, as those who chose it say. Exits are never looked at, nor the people who drive an hour, and in June the rule is extended to everyone on the word of 26 keen teams.',
            },
            {
              id: 'teams-from',
              text: 'Let teams volunteer, and draw from among those by lot who begins now and who in summer.',
              reasoning:
                "No one is made to begin, and within the willing it's as fair a comparison as there could be.",
              value: 7,
              feedback:
                "Thirty-one teams come forward, and the draw among them is sound. What it says holds for teams that wanted it, and in June Kirsten decides by it about the 21 that didn't.",
            },
          ],
        },
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
              'She may soften it, but the meeting is hers, and she should hear of it before anyone else can tell her.',
            value: 7,
            feedback:
              'She is grateful for the call and says "about ten" on Thursday. The paper keeps its page 2. A director copies the twelve into the annual report, and it comes back to you in spring.',
            next: 'end',
          },
          {
            id: 'error-print',
            text: 'Put 12 and 5.5 side by side in the paper under your name, and keep the recommendation.',
            reasoning:
              "Directors are going to ask whose mistake that was, and in spring they'd ask it as well.",
            value: 10,
            feedback:
              "Kirsten is furious for an evening and presents both. A director asks whose mistake it was, and you say yours. The mentors are funded on 5.5 points, and Jonas stays, which after Monday wasn't certain.",
            next: 'end',
          },
        ],
        secondVariant: {
          title: 'It may be nothing',
          description: 'Decide about a figure that is in doubt.',
          situation:
            'The board paper compares new people by mentor: with one 31 of 240 left (13%), without one 89 of 360 (25%). Jonas suspects that student assistants whose fixed terms ended are among the 89. The contract file that would show it opens on Friday; the board meets on Thursday.',
          messages: [
            {
              from: 'Jonas Friis',
              at: 'Monday, 5:45 PM',
              text: "I may have forgotten a filter. I can't prove it before Friday. If you pull it and I'm wrong, I'll feel terrible.",
            },
            {
              from: 'Kirsten Holm',
              at: 'Monday, 6:10 PM',
              text: 'Page 2 is my opening on Thursday. All solid?',
            },
          ],
          choices: [
            {
              id: 'doubt-strike',
              text: 'Strike page 2 tonight on nothing but his hunch, and have her open without any figure at all.',
              reasoning:
                'He may be wrong and it may cost her the meeting, but she would be asking for money on that page.',
              value: 10,
              feedback:
                "Kirsten asks if you've lost your nerve. She opens with the recommendation and a sentence about a figure in doubt, the file proves Jonas right on Friday, and the mentors are funded a week later on five and a half points.",
            },
            {
              id: 'doubt-mark',
              text: 'Leave page 2 in, and stamp the twelve as preliminary, to be confirmed in writing on Friday.',
              reasoning:
                "It's the whole truth about the figure, and directors can weigh for themselves what that is worth.",
              value: 7,
              feedback:
                'The stamp is honest and small. Kirsten opens with twelve, the minutes record twelve, and your letter of Friday reaches people who remember a number and no stamp.',
            },
            {
              id: 'doubt-check',
              text: 'Wait for the file, and give the directors the proven figure within the week if it was wrong.',
              reasoning:
                "It's a risk, but a tired man's suspicion is no finding, and a team that withdraws on a hunch isn't trusted twice.",
              value: 3,
              feedback:
                "On Friday it's proven: five and a half points and not twelve. On Thursday the board released money on twelve, and Kirsten asks since when there had been a doubt, and Jonas answers before you do.",
            },
            {
              id: 'doubt-six',
              text: 'Print six in place of twelve, which Jonas thinks is the likeliest, and confirm it on Friday.',
              reasoning:
                "It's closer to the truth than what is there now, and she keeps her opening and the team its name.",
              value: 0,
              feedback:
                "It's a guess with your name below it, and it happens to be nearly right. A director asks for the table behind the six, there isn't one, and from then on they ask for every table.",
            },
          ],
        },
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

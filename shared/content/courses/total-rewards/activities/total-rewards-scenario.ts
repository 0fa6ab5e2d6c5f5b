import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'total-rewards-scenario',
  moduleId: 'total-rewards-m4',
  type: 'scenario',
  title: 'The Gap in Grade Six',
  description:
    'An unexplained pay gap appears two weeks before pay letters. Decide about counsel, comparison groups, controls, remediation, budget and what people hear.',
  passingScore: 80,
  config: {
    scenario: {
      title: 'The Gap in Grade Six',
      context:
        'You lead total rewards at Tamarind Water Technologies, a fictional maker of treatment equipment with 640 employees and a payroll of 46 million. It is Monday, March 2, 2026, and pay letters go out on Monday, March 16. Grade Six holds 92 people: 50 men, who average 84,000, and 42 women, who average 78,500. Assume that local law requires equal pay for equal work and protects people who raise pay questions. Your decisions change what you face next.',
      people: [
        { name: 'Andrea Lowell', role: 'Chief executive' },
        { name: 'Zeynep Aydin', role: 'General counsel' },
        { name: 'Martin Benedek', role: 'Finance director' },
        { name: 'Lachlan Reid', role: 'Operations director' },
        { name: 'Yuna Park', role: 'Senior quality planner, Grade Six' },
        { name: 'Lev Kapoor', role: 'Reward analyst' },
      ],
    },
    steps: [
      {
        id: 's1',
        title: 'The extra tab',
        description: 'Decide what happens in the first hour.',
        situation:
          "Your analyst Lev merged letter data and added a tab. It says that women in Grade Six earn 6.5% less than men. He hasn't told anyone yet.",
        messages: [
          {
            from: 'Lev Kapoor',
            at: 'Monday, 9:12 AM',
            text: 'I have a draft to you, three HR partners and Martin. Subject: "Gender gap in G6: are we breaking the law?" Shall I send it, so that there is a record?',
          },
        ],
        choices: [
          {
            id: 's1-send',
            text: 'Have Lev send the mail before noon, with a neutral subject, to Martin and you only.',
            reasoning:
              'A record made on the first day shows good faith, and finance has to know what may be coming.',
            value: 3,
            feedback:
              'Martin forwards it to two controllers with the words "is this going to cost us?" By evening the question is out, and counsel reads her first facts in a chain with opinions in it.',
            next: 's2b',
          },
          {
            id: 's1-check',
            text: 'Keep it between the two of you until Friday and rework the numbers by title.',
            reasoning:
              'A raw average may be nothing, and an alarm you have to take back would cost you both your names.',
            value: 7,
            feedback:
              'The numbers become better, and four days are gone before counsel can say how to work. Lev, who worries, asks a friend in planning what she earns.',
            next: 's2b',
          },
          {
            id: 's1-counsel',
            text: 'Phone Zeynep with two facts. Lev sends nothing and deletes nothing.',
            reasoning:
              "How this gets looked into is her call, and so far there isn't an opinion in writing.",
            value: 10,
            feedback:
              'Zeynep asks four dry questions and takes the lead by noon. Lev is uneasy about the unsent mail, and you owe him a reason, which you give him.',
            next: 's2a',
          },
          {
            id: 's1-remove',
            text: 'Have Lev delete the tab and the draft, and put the question on the list for the fall review.',
            reasoning:
              "Comparisons need a plan, the letters go out in two weeks, and a stray tab isn't an analysis.",
            value: 0,
            feedback:
              'Lev deletes it and writes to himself that he was told to. Seventeen people would have waited until fall, and the deletion is the first thing a court would hear about.',
            next: 's2b',
          },
        ],
      },
      {
        id: 's2a',
        title: 'Whom do we compare?',
        description: 'Decide on the comparison groups.',
        situation:
          'Zeynep directs the review. Grade Six covers 14 titles. Nine of them hold only men or only women; three describe nearly the same work.',
        messages: [
          {
            from: 'Zeynep Aydin',
            at: 'Monday, 4:30 PM',
            text: 'Groups by tonight, please. On what basis would you put people together?',
          },
          { from: 'Lev Kapoor', at: 'Monday, 4:41 PM', text: 'By title the gap is close to 1%.' },
        ],
        choices: [
          {
            id: 's2a-content',
            text: 'Group by points and content, three families, fixed ahead of any result.',
            reasoning:
              "The law compares work, and groups that are fixed tonight can't be fitted to a result.",
            value: 10,
            feedback:
              "It takes until 11 p.m., and two titles are argued over twice. The groups hold for the rest of the review, and you can't be accused of drawing them around a number.",
            next: 's3',
          },
          {
            id: 's2a-title',
            text: 'Compare by title, as the system holds it, and note the three that look alike.',
            reasoning:
              "Titles are on record, we can't be accused of choosing them, and counsel needs an answer tonight.",
            value: 0,
            feedback:
              'The gap is 1%, since nine titles can show none. The three titles with the same work stay apart, and 14 of the underpaid people are in them.',
            next: 's3',
          },
          {
            id: 's2a-grade',
            text: 'Take the whole grade as one group and let the model sort out the rest.',
            reasoning:
              'One group of 92 gives the model enough people, and grades are how we decide what work is worth.',
            value: 3,
            feedback:
              "Engineers, planners and support staff now explain each other's pay. Some differences have good reasons, others hide, and Zeynep sends the table back at ten in the evening.",
            next: 's3',
          },
          {
            id: 's2a-manager',
            text: 'Ask the three directors tonight which of the titles do work of equal value.',
            reasoning:
              'They know the work best, and groups that they have agreed to will be accepted afterward.',
            value: 7,
            feedback:
              'Two directors answer well. Lachlan keeps "his" planners apart, which later costs you a day, and he now knows that a review is under way.',
            next: 's3',
          },
        ],
      },
      {
        id: 's2b',
        title: 'The number is out',
        description: 'Decide how to respond.',
        situation: 'A team chat says: "Women in G6 get 6.5% less. HR knows."',
        messages: [
          {
            from: 'Yuna Park',
            at: 'Tuesday, 12:03 PM',
            text: 'Is this true? Am I allowed to talk about it?',
          },
          { from: 'Martin Benedek', at: 'Tuesday, 12:10 PM', text: 'Who leaked this?' },
          {
            from: 'Zeynep Aydin',
            at: 'Tuesday, 12:15 PM',
            text: "I'd have liked a call yesterday.",
          },
        ],
        choices: [
          {
            id: 's2b-find',
            text: 'Find the source with IT this afternoon, and remind the team of confidentiality rules.',
            reasoning:
              'A review needs a closed room, and a leak that costs nothing invites the next one.',
            value: 0,
            feedback:
              'People read it as a search for the messenger. Forbidding talk about pay may be unlawful in itself, and the next person who sees something will take it outside the company.',
            next: 's2a',
          },
          {
            id: 's2b-silence',
            text: 'Own up to Zeynep, preserve the files, and have her clear a statement for everyone by next week.',
            reasoning:
              'One careless sentence can cost more than a few quiet days, and she knows the wording.',
            value: 7,
            feedback:
              'The files are safe, and Zeynep works. Yuna asked whether she may speak, and a week without an answer is one: she starts asking her colleagues what they earn and who told them not to say.',
            next: 's2a',
          },
          {
            id: 's2b-deny',
            text: 'Write to the team that the figure is unconfirmed and that Grade Six is being paid correctly.',
            reasoning:
              'A rumor about pay spreads by the hour, and a clear word from reward can stop it for now.',
            value: 3,
            feedback:
              'It stops for two days. When the review confirms 3.8%, your sentence is quoted next to it, and Yuna was told by you, in writing, that nothing was wrong.',
            next: 's2a',
          },
          {
            id: 's2b-own',
            text: 'Three lines to Yuna within the hour: yes to talking, and an answer by the 13th.',
            reasoning:
              "It's a plain question, and once you've called her, counsel needs only minutes.",
            value: 10,
            feedback:
              'Zeynep clears the three lines within the hour and is still annoyed. Yuna writes "thank you" and nothing else, and the chat has something true to quote.',
            next: 's3',
          },
        ],
      },
      {
        id: 's3',
        title: 'Three runs',
        description: 'Decide which result you give.',
        situation:
          'The core model leaves 3.8%. With last year\'s rating it is 2.9%. With a manager\'s "critical talent" tag it is 0.9%.',
        messages: [
          {
            from: 'Lachlan Reid',
            at: 'Wednesday, 3:20 PM',
            text: 'There is your answer. We pay critical people more.',
          },
          {
            from: 'Andrea Lowell',
            at: 'Wednesday, 3:31 PM',
            text: 'One number by tonight, please. I speak with the board chair on Tuesday.',
          },
        ],
        choices: [
          {
            id: 's3-full',
            text: 'Give Andrea 0.9%, the run that explains most, with its three controls named.',
            reasoning:
              "It's the best model because it knows most about each person, and she asked for one number.",
            value: 0,
            feedback:
              'Andrea closes the file. The tag and the raise came from the same hands, and when Yuna asks why she earns less, the company defends an unchecked label.',
            next: 's4b',
          },
          {
            id: 's3-three',
            text: 'Put all three on one page, work from 3.8% and trace when the tags were set.',
            reasoning:
              "The gap shrinks wherever a manager decides, so that's a good place to look.",
            value: 10,
            feedback:
              'Andrea wanted one number and says so. Then she reads the page twice and asks Lachlan, in front of you, when the tags were entered.',
            next: 's4a',
          },
          {
            id: 's3-rating',
            text: 'Give her 2.9%, say why the tag is out, and put the ratings on the list of things to test next year.',
            reasoning:
              "It isn't the last word, but performance is a fair reason for pay, and the tag stays out.",
            value: 7,
            feedback:
              'The tag is out, which is right. But the fall from 3.8 to 2.9 says that ratings differ by sex here, and people rated unfairly will wait a year to hear that someone noticed.',
            next: 's4a',
          },
          {
            id: 's3-raw',
            text: 'Give her 6.5%, say that no model is needed, and correct on that basis.',
            reasoning:
              'Every control may carry an old bias, and no employee will ever attack a generous repair.',
            value: 3,
            feedback:
              'People would be raised for differences with good reasons, and others who are underpaid in their own family would get nothing. Zeynep declines, and the evening goes into getting back to 3.8%.',
            next: 's4a',
          },
        ],
      },
      {
        id: 's4a',
        title: 'Twenty-one files',
        description: 'Decide whom to adjust, and by what rule.',
        situation:
          'Twenty-one people are more than 4% below prediction. Four files hold a reason from before the review. Seventeen do not: thirteen women and four men. Predicted pay costs 74,000 in base.',
        messages: [
          {
            from: 'Zeynep Aydin',
            at: 'Thursday, 10:00 AM',
            text: "I need a rule I can defend, by noon. What's it?",
          },
        ],
        choices: [
          {
            id: 's4a-tolerance',
            text: 'Raise all seventeen to the edge of the 4% tolerance, men and women alike, and record the rule.',
            reasoning:
              "It isn't generous, but differences inside the tolerance are normal, and it costs half.",
            value: 7,
            feedback:
              'The rule is neutral and cheap. Seventeen people stay almost 4% below pay for similar work, with a file that says so and gives no reason.',
            next: 's5',
          },
          {
            id: 's4a-women',
            text: 'Raise all 42 women by 3.8%, which closes the average to the decimal.',
            reasoning:
              "The finding is about women as a group, and you don't have to quarrel about single files.",
            value: 0,
            feedback:
              'Women above predicted pay receive money, the most underpaid stay behind, and four men get nothing on account of their sex. Zeynep stops it on Friday, two days lost.',
            next: 's5',
          },
          {
            id: 's4a-rule',
            text: 'Predicted pay for all seventeen in March, the four men included; the other four files get a dated reason.',
            reasoning: "It's fair because one test caught all of them, and one rule repairs it.",
            value: 10,
            feedback:
              'Four managers have to explain a "no" with a dated reason, and one of them dislikes it. Seventeen people get what the rule gives, and Zeynep takes arrears as her own question.',
            next: 's5',
          },
          {
            id: 's4a-managers',
            text: 'Give the managers the list, tell them why, and have each propose an amount up to predicted pay.',
            reasoning:
              'They know the people, and a message that they have shaped is one that they will carry.',
            value: 3,
            feedback:
              'Three propose the full amount and two propose nothing for people they find difficult. The discretion that made the gap now decides how much of it closes.',
            next: 's5',
          },
        ],
      },
      {
        id: 's4b',
        title: 'A number you no longer believe',
        description: 'Decide what you do with the 0.9%.',
        situation:
          "Since Wednesday you've learned that the tags were entered on the day of the raises, by the same managers. The board call is on Tuesday.",
        messages: [
          {
            from: 'Yuna Park',
            at: 'Friday, 9:00 AM',
            text: 'The man who does my job earns more. I hear there is a review. What did you find?',
          },
          {
            from: 'Andrea Lowell',
            at: 'Friday, 9:15 AM',
            text: '0.9% is in the notes for the chair. Good work.',
          },
        ],
        choices: [
          {
            id: 's4b-withdraw',
            text: 'Have Andrea strike the 0.9% before Tuesday and go back to the core run with Zeynep.',
            reasoning:
              'A wrong number costs more with each person who hears it, and on Tuesday the chair will.',
            value: 10,
            feedback:
              "It's a bad half hour, and Andrea asks what else you've told her. The notes are changed before the call, and Yuna hears that her question is part of a review with a date.",
            next: 's5',
          },
          {
            id: 's4b-rebuild',
            text: 'Keep 0.9% for this cycle, write criteria for the tag, and run it again after the letters.',
            reasoning:
              "It isn't perfect, but the criteria can still be written, and a rerun will show whether it holds.",
            value: 3,
            feedback:
              "Written now, the criteria fit decisions already made, and the dates in the file show it. The letters leave with a number behind them that you don't believe.",
            next: 's5',
          },
          {
            id: 's4b-reassure',
            text: 'Tell Yuna that less than 1% is unexplained, and speak with Lachlan about cleaner tags.',
            reasoning:
              'She has asked and should get an answer, and the tag is a matter between managers and HR.',
            value: 0,
            feedback:
              'She asked about one colleague and gets a grade-wide figure you know to be unsound. If she takes it further, that letter is the center of the case, and your name is under it.',
            next: 's5',
          },
          {
            id: 's4b-quiet',
            text: 'Open the files with low pay now, and tell Andrea on Wednesday the figure, the list and the cost together.',
            reasoning:
              'A problem with a solution is easier to approve, and for the people the work starts today.',
            value: 7,
            feedback:
              'The people are looked at, with counsel. Meanwhile Andrea carries a wrong number into the call on Tuesday, and she will remember who knew on Friday.',
            next: 's5',
          },
        ],
      },
      {
        id: 's5',
        title: 'Whose budget?',
        description: 'Decide how the correction is funded.',
        situation:
          'The review by counsel stands at seventeen people without a documented reason. Raising them to predicted pay costs 74,000 in base, 90,280 with employer costs of 22%. That is 0.2% of payroll.',
        messages: [
          {
            from: 'Martin Benedek',
            at: 'Wednesday, March 11, 8:45 AM',
            text: 'The merit pool is closed at 3%. Grade Six has about 225,000 of it. Use that, or spread it over three years. No new line.',
          },
        ],
        choices: [
          {
            id: 's5-grade',
            text: 'Use the Grade Six merit money; 75 people still share about 150,000.',
            reasoning:
              'The problem arose there, and the managers who caused it will feel it in their own pool.',
            value: 3,
            feedback:
              "The seventeen are corrected in March. Their 75 colleagues, most of whom decided no one's pay, receive almost a fifth less than people in other grades, and they will find out why.",
            next: 's6a',
          },
          {
            id: 's5-separate',
            text: 'Ask Andrea, with Martin there, for a line of 90,280 in March.',
            reasoning:
              "The company made the shortfall, so it's the company that should pay for it and not 75 colleagues.",
            value: 10,
            feedback:
              'Martin says twice that he had closed the pool. Andrea signs, the line stays visible, and next year the same page will ask whether it worked.',
            next: 's6a',
          },
          {
            id: 's5-pool',
            text: 'Trim the merit pool for all from 3% to about 2.84% and correct the seventeen now.',
            reasoning:
              "It's bearable because everyone gives a little, and finance keeps its single line.",
            value: 7,
            feedback:
              "All seventeen are corrected, and no team carries it alone. Still, 640 people get less for earlier errors, and leaders can't learn from a cost that is hidden in merit.",
            next: 's6a',
          },
          {
            id: 's5-phase',
            text: 'Phase it over three years in writing, a third each March.',
            reasoning:
              'The money is certain, finance can plan, and a steady repair is easier to absorb.',
            value: 0,
            feedback:
              'You now hold a signed paper saying that seventeen people are underpaid without reason and will stay so until 2028. For each of them the shortfall goes on month by month, and so may the liability.',
            next: 's6b',
          },
        ],
      },
      {
        id: 's6a',
        title: 'Letters on Monday',
        description: 'Decide what people will hear.',
        situation:
          'The money is approved for March. Rumors about Grade Six go around. Communications has drafted: "Tamarind closes its gender pay gap."',
        messages: [
          {
            from: 'Lachlan Reid',
            at: 'Thursday, 2:00 PM',
            text: 'Call it a market thing and be done.',
          },
          {
            from: 'Yuna Park',
            at: 'Thursday, 2:30 PM',
            text: 'And what do the others in Grade Six hear?',
          },
        ],
        choices: [
          {
            id: 's6a-label',
            text: 'Call it a market adjustment in the seventeen letters, as Lachlan suggests.',
            reasoning:
              "It's wise because it admits nothing, and people will only remember the amount.",
            value: 3,
            feedback:
              "Yuna checks the market that evening and sees that her job didn't move. A false label on a true repair costs you the credit and makes people ask what else is described this way.",
            next: 'end',
          },
          {
            id: 's6a-celebrate',
            text: 'Run the article with the letters on Monday morning.',
            reasoning:
              'The company found a fault and repaired it in two weeks, and people like to hear good news.',
            value: 0,
            feedback:
              'One grade was reviewed, and a raw gap remains. Within an hour someone posts the 6.5%, and seventeen people who were told that their pay was private are in a campaign.',
            next: 'end',
          },
          {
            id: 's6a-silent',
            text: 'Tell the seventeen the true reason in their letters, and leave the other 75 alone.',
            reasoning: 'The correction is a matter between the company and those it concerns.',
            value: 7,
            feedback:
              'Seventeen people read an honest letter. The 75 read faces: two of them file questions with the works representative, and managers without a text make up their own.',
            next: 'end',
          },
          {
            id: 's6a-both',
            text: 'Seventeen talks in person, then one short note on the rule to all of Grade Six.',
            reasoning:
              'The note is needed because 75 others have a question too, and a rule answers it.',
            value: 10,
            feedback:
              'Two managers stumble through it and need your help on Friday. The 75 learn that the same test covered them, three ask about their own file, and the talk in the cafeteria dries up.',
            next: 'end',
          },
        ],
      },
      {
        id: 's6b',
        title: 'A third on Monday',
        description: 'Decide what happens with the signed plan.',
        situation:
          'The three-year plan is signed. The letters leave on Monday with a third of the amount. Zeynep has put her doubts in writing.',
        messages: [
          {
            from: 'Zeynep Aydin',
            at: 'Thursday, 2:00 PM',
            text: "We'd be paying less than we believe is due, and we have said so on paper.",
          },
          {
            from: 'Martin Benedek',
            at: 'Thursday, 2:20 PM',
            text: "It's signed. Please don't start again.",
          },
        ],
        choices: [
          {
            id: 's6b-third',
            text: 'Send the letters with the first third as an equity adjustment and say no more.',
            reasoning:
              'A promise for later years could be broken by a bad one, and a broken promise is worse.',
            value: 3,
            feedback:
              "Seventeen people believe the matter is closed. When they learn that it was a third, the letter looks like concealment, and Zeynep's note shows that the company knew.",
            next: 'end',
          },
          {
            id: 's6b-secret',
            text: "Have managers explain the schedule in person and ask for discretion until it's complete.",
            reasoning:
              'People can plan with the dates, and nothing on paper can be misread by others.',
            value: 0,
            feedback:
              'Two tell colleagues the same afternoon, as they may in many places. There are soon seventeen versions of the schedule, and managers who set none of it defend it alone.',
            next: 'end',
          },
          {
            id: 's6b-reopen',
            text: "Take Zeynep's note and both prices to Andrea now, and hold the seventeen letters if it needs that.",
            reasoning:
              "She signed it in the wrong form, and it's easier to correct today than after Monday.",
            value: 10,
            feedback:
              'Martin is angry that a signed plan moved, and you say that the fault was yours. Andrea releases the other two thirds, and seventeen letters leave three days late.',
            next: 'end',
          },
          {
            id: 's6b-open',
            text: 'Send the third on time and tell each person what remains, when, and whom to ask.',
            reasoning:
              'Honest news about a part is better than a late letter, and people can take advice on the rest if they wish.',
            value: 7,
            feedback:
              "They're told the truth and can plan. They also know that the company agrees they're underpaid and will go on for two years, and some of them take advice.",
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 60,
    passingScore: 80,
    feedback: {
      passing:
        "You treated a gap as a question about people and not as a number to be managed. Counsel came first, the groups rested on the work, and no control was allowed to explain away the decision it came from. Read the feedback on every choice worth 7: most were sound but left someone waiting, unheard or paying for another person's repair. Then use the action plan before your own next pay cycle.",
      failing:
        "Here is a sound route through the two weeks. First, keep the data unchanged, send nothing, and reach counsel within the hour with facts only. If word is already out, own it, preserve everything, tell people they may ask, and give a date. Second, group by evaluated points and content, in writing, before results; titles hide equal work. Third, show core, core plus ratings and any further run side by side. A variable that managers set after or together with the pay decision may be the cause of the gap, so never use it to close the file. If you've already reported a wrong figure, withdraw it before you solve anything else. Fourth, review individual files, accept only documented reasons that existed before, and raise everyone the rule catches, whatever their sex, to predicted pay. Fifth, fund it as a separate line, with the price of waiting beside it; merit money makes colleagues pay, and phasing prolongs a known shortfall. Sixth, tell the people affected the true reason, tell the others about the review and the rule, and brief managers first. Try again and watch the points where the tidy answer protects the company from a question instead of answering it.",
    },
    actionPlan: {
      template:
        "ACTION PLAN: BEFORE THE NEXT PAY CYCLE\n\nName: ______________________   Date: ______________\n\n1. COUNSEL AND DATA\nWhom I call first when a gap appears: ______________________________\nWho may see pay comparisons before counsel agrees: ______________________________\nWhere the untouched data is kept: ______________________________\n\n2. GROUPS AND CONTROLS\nOne grade where titles may hide equal work: ______________________________\nA control in our models that our own managers decide: ______________________________\nHow I will test it, and by when: ______________________________\n\n3. REMEDIATION AND BUDGET\nOur rule for opening a file: more than ____% below predicted pay\nOur rule for the amount: ______________________________\nEquity line in next year's budget: ______________ agreed with: ______________\n\n4. MESSAGE\nMy sentence to people who are corrected: ______________________________\nMy sentence to people who are not: ______________________________\nManagers briefed on: ______________\n\nReview date: ______________   Colleague who will challenge me: ______________________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.",
      sections: ['Counsel and data', 'Groups and controls', 'Remediation and budget', 'Message'],
    },
  },
});

import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'labor-relations-scenario-2',
  moduleId: 'labor-relations-m1',
  type: 'scenario',
  title: 'The Scanner in Leipzig',
  description:
    'A German parcel hub is to get scanners that record each pick, and its works council learns of it from a training invitation. Decide about the order of events, the data, the deal and the first week.',
  passingScore: 80,
  config: {
    scenario: {
      title: 'The Scanner in Leipzig',
      context:
        'You lead labor relations for a parcel firm with five hubs in Germany and 2,100 employees. Tim Reuter manages the scanner project, Jens Albrecht is head of operations, and Sabine Krause chairs the works council in Leipzig. Local counsel has confirmed that technology which can monitor behavior or performance needs the consent of the council, and that a conciliation board decides if the two sides do not agree. The firm and its people are invented.',
      people: [
        { name: 'Tim Reuter', role: 'Project manager' },
        { name: 'Jens Albrecht', role: 'Head of operations' },
        { name: 'Sabine Krause', role: 'Chair of the works council, Leipzig' },
      ],
    },
    steps: [
      {
        id: 'invite',
        title: 'Training on Thursday',
        description: 'Decide what happens with Thursday.',
        situation:
          "A handheld scanner is to replace paper lists at the Leipzig hub of a parcel firm. It stores who picked what, and when. The works council of the hub hasn't been asked; its law requires consent for technology that can monitor people.",
        messages: [
          {
            from: 'Tim Reuter',
            at: 'Monday, 9:00 AM',
            text: 'Training for 60 people on Thursday, go-live on the first. The supplier bills us from then on.',
          },
          {
            from: 'Sabine Krause',
            at: 'Monday, 9:25 AM',
            text: 'I have an invitation for my members to a training. For what, please?',
          },
        ],
        choices: [
          {
            id: 'invite-train',
            text: 'Give Thursday to the council alone: the supplier shows what it stores, without training.',
            reasoning:
              'The room has been paid for, and the council should see what it is asked to agree to.',
            value: 7,
            feedback:
              "Training waits, which is right. Sabine comes with eleven questions that the supplier can't answer, and the first one is why she learned of it from an invitation.",
            next: 'data',
          },
          {
            id: 'invite-call',
            text: 'Clear Thursday from the calendar yourself, then phone Sabine about the order.',
            reasoning:
              'She found out from an invitation, and a canceled Thursday says more than a letter.',
            value: 10,
            feedback:
              'Tim loses a training room and his temper. Sabine says "good" and nothing else, and then asks for the list of what the scanner stores.',
            next: 'data',
          },
          {
            id: 'invite-pilot',
            text: 'Cut it down to a pilot with six volunteers, without any evaluation, until the council has met.',
            reasoning:
              "Volunteers aren't harmed, and the council will decide better once it has seen the thing.",
            value: 3,
            feedback:
              'The six like it. Consent is needed for a pilot as well, Sabine writes, and on Monday the council is at the court with the names of six people who have already been recorded.',
            next: 'injunction',
          },
          {
            id: 'invite-instruct',
            text: 'Have Tim go ahead: the scanner is a work tool, and tools are for management to choose.',
            reasoning: 'A hammer needs no consent, and a scanner is only a faster list.',
            value: 0,
            feedback:
              'A court looks at what it can store and not at what you meant. A lawyer for the council files the next morning, and Tim explains to head office why 60 people may soon be standing around.',
            next: 'injunction',
          },
        ],
      },
      {
        id: 'injunction',
        title: 'From the court',
        description: 'Decide how to come back.',
        situation:
          'The council has asked the labor court for an order. A hearing is set for Friday. Head office asks who decided this.',
        messages: [
          {
            from: 'Jens Albrecht',
            at: 'Wednesday, 6:10 PM',
            text: 'Fight it or fold? I want a line by eight.',
          },
          {
            from: 'Sabine Krause',
            at: 'Wednesday, 6:30 PM',
            text: "I didn't want a judge. I wanted a phone call.",
          },
        ],
        choices: [
          {
            id: 'injunction-fight',
            text: "Fight it, with the supplier's expert and a paper on how little is evaluated.",
            reasoning:
              'A won hearing settles it for all five hubs, and folding now invites the next one.',
            value: 0,
            feedback:
              "What the device can record is what counts, and the expert says so under questions. Five hubs read the order, and Sabine's colleagues in Kassel ask for the list the same day.",
            next: 'data',
          },
          {
            id: 'injunction-mediator',
            text: 'Propose that a retired judge both sides trust looks at it next week.',
            reasoning: 'A neutral calms things down, and the judge may be glad of it on Friday.',
            value: 7,
            feedback:
              'Sabine likes the man. Until he has time the rollout is neither on nor off, and 60 people ask their supervisors every morning what is going to happen.',
            next: 'data',
          },
          {
            id: 'injunction-member',
            text: 'Speak with the two council members who like the scanner before Friday.',
            reasoning:
              'They know the floor, and the council should hear that its own people want it.',
            value: 3,
            feedback:
              'One of them shows your message to Sabine. The council closes ranks, and the only two who wanted the device now have to speak against it in public.',
            next: 'data',
          },
          {
            id: 'injunction-stop',
            text: 'Call Sabine tonight, with the stop in writing and dates for talks.',
            reasoning: 'She wanted a phone call, and one way or another this ends in talks.',
            value: 10,
            feedback:
              'Jens calls it folding, loudly, and signs. The hearing is dropped on Thursday morning, and on Monday Sabine comes to your office with two members and eleven questions.',
            next: 'data',
          },
        ],
      },
      {
        id: 'data',
        title: 'What it stores',
        description: 'Decide what you put on the table.',
        situation:
          "The scanner can log each pick with name and second. The project needs counts by shift. The supplier's dashboard ranks people by default.",
        messages: [
          {
            from: 'Sabine Krause',
            at: 'Monday, 2:00 PM',
            text: 'What does it store, who sees it, for how long, and for what is it never used?',
          },
          {
            from: 'Tim Reuter',
            at: 'Monday, 2:05 PM',
            text: "If we switch the names off we can't find the errors.",
          },
        ],
        choices: [
          {
            id: 'data-all',
            text: 'Give her the whole list, ranking screen too, and take out the needless.',
            reasoning:
              "She'll find out anyway, and the device can do far more than anything we need in these five hubs.",
            value: 10,
            feedback:
              'Tim loses the dashboard he had shown in Hamburg. Names stay for 48 hours for mis-picks, seen by two people, and Sabine crosses out five of her eleven questions.',
            next: 'talks',
          },
          {
            id: 'data-trust',
            text: 'Ask for all functions, with a promise in the text that no one is disciplined by it.',
            reasoning:
              'Errors can be found, nothing is lost, and a promise in writing protects people.',
            value: 3,
            feedback:
              "Sabine has seen promises age. At the demonstration the ranking is on the supervisor's screen, a picker with arthritis sees where she stands, as do all her colleagues, and the text goes back for three weeks.",
            next: 'talks',
          },
          {
            id: 'data-later',
            text: 'Agree to the device with names off, and name a date in a year for error tracing.',
            reasoning:
              'Half the benefit now beats all of it never, and a year gives us experience.',
            value: 7,
            feedback:
              'It\'s clean and drafted in a week. In the dry run mis-picks can\'t be traced, Tim asks for names after all, and that talk begins with "you said you did not need them."',
            next: 'talks',
          },
          {
            id: 'data-lawyer',
            text: 'Have counsel answer the four questions in writing before anyone speaks.',
            reasoning: 'What is on paper is exact, and the council will show it to its own lawyer.',
            value: 0,
            feedback:
              'It takes 16 days. The answer is correct and says nothing about the ranking screen, which a trainee then shows to a steward during a break.',
            next: 'talks',
          },
        ],
      },
      {
        id: 'talks',
        title: 'A deal for five hubs',
        description: 'Decide on the next offer.',
        situation:
          'The text for Leipzig is nearly done, and the councils of the other four hubs want to see it before they sign their own. Sabine wants two more things: pickers over 55 may keep paper lists for six months, and ten minutes a shift for charging and cleaning.',
        messages: [
          {
            from: 'Jens Albrecht',
            at: 'Thursday, 5:00 PM',
            text: 'Ten minutes are 210,000 euros a year over five hubs. No.',
          },
          {
            from: 'Sabine Krause',
            at: 'Thursday, 5:10 PM',
            text: "Then it's a no from us, and you know where the conciliation board sits.",
          },
        ],
        choices: [
          {
            id: 'talks-board',
            text: 'Call the conciliation board tonight: its ruling binds, and it has been fair to employers.',
            reasoning: 'A neutral chair can stop the wish list, and what we need most is a date.',
            value: 3,
            feedback:
              'A chair is found in five weeks. The ruling gives eight minutes and a sunset clause on the device, and the first of the month has gone by twice.',
            next: 'first',
          },
          {
            id: 'talks-split',
            text: 'Grant both points as she asks, in all five hubs, and sign tomorrow.',
            reasoning:
              "They're small beside a conflict with the council, and goodwill is what the other hubs can see.",
            value: 7,
            feedback:
              'Sabine signs, a little surprised. Charging takes six minutes, so 84,000 euros a year buy nothing, and a woman of 41 with poor eyes asks why paper begins at 55.',
            next: 'first',
          },
          {
            id: 'talks-trade',
            text: 'Give paper to anyone who asks, and test the ten minutes for four weeks.',
            reasoning:
              'Age is a poor place to draw the line, and the ten minutes are a guess until we test it.',
            value: 10,
            feedback:
              'Jens grumbles about the open number for four weeks. The test says six minutes, 126,000 euros, and 14 people take paper, four of them under thirty.',
            next: 'first',
          },
          {
            id: 'talks-money',
            text: 'Offer a one-time 150 euros to each picker if the text is signed without the two points.',
            reasoning: 'People like money, the points are small, and we know what it costs.',
            value: 0,
            feedback:
              "The council doesn't sell consent, and says so on the board by the cafeteria. Three hundred people read there what their ten minutes were worth to you.",
            next: 'first',
          },
        ],
      },
      {
        id: 'first',
        title: 'The first Monday',
        description: 'Decide what you watch.',
        situation:
          'The text is in force. It ended with names kept for 48 hours, for mis-picks only, and seen by two people. The scanner starts in Leipzig, with the other hubs to follow.',
        messages: [
          {
            from: 'Tim Reuter',
            at: 'Monday, 6:00 AM',
            text: "It works. I'd like to leave the names on for another week, just for the start.",
          },
          {
            from: 'Sabine Krause',
            at: 'Monday, 6:20 AM',
            text: 'I hope no one has asked you that.',
          },
        ],
        choices: [
          {
            id: 'first-week',
            text: 'Leave them on for a week and tell Sabine at noon, with the reason.',
            reasoning: 'Most errors happen at the start, and a week is over before it matters.',
            value: 0,
            feedback:
              'She had the question in her mail before you had the answer. The agreement is broken in its first week, and four hubs wait to see what is done about it.',
            next: 'end',
          },
          {
            id: 'first-keep',
            text: 'Switch them off at 48 hours, and go over the week with her on Friday.',
            reasoning:
              'Four hubs will believe what they see in Leipzig, and we can fix an error without a name.',
            value: 10,
            feedback:
              'Tim traces eleven mis-picks by hand and tells you how long it took. On Friday Sabine brings the twelfth herself, and Kassel asks for the same text.',
            next: 'end',
          },
          {
            id: 'first-ask',
            text: 'Ask Sabine before noon whether a week would be all right, names seen by two only.',
            reasoning:
              'She may well say yes, and the two who made the rule can bend it for a week.',
            value: 7,
            feedback:
              "She agrees, reluctantly, for four days, and her council asks when it voted on that. It becomes the exception that the other four hubs are offered, and it isn't clear where it ends.",
            next: 'end',
          },
          {
            id: 'first-report',
            text: 'Leave it to Tim, and have data protection check the logs after a quarter.',
            reasoning:
              'Managers have to live with the text, and a check they know about keeps people honest.',
            value: 3,
            feedback:
              'The names stay on for eleven weeks, since they had never been switched off. Data protection finds it, and the council hears it from them.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 40,
    passingScore: 80,
    feedback: {
      passing:
        "You worked by the verb. You stopped what had begun in the wrong order, showed what the device can do, took out what wasn't needed, and kept the text in the week without an audience. Look at the choices below 10: most saved a week and cost someone on the floor.",
      failing:
        'Here is a sound route. Before anyone is trained, ask which verb applies; where it is "agree," no date stands without consent, and a pilot needs it as well. If the order was wrong, say so on the phone and undo it before a court does. Put all functions on the table, also those you would rather not show, and remove what the project doesn\'t need: fewer names, fewer viewers, fewer days. Trade on reasons that people share, and test a number that neither side knows. Don\'t go around the council to members who like your plan. And keep the agreement to the letter in its first weeks, since the other sites are watching that and not the text. Then play again.',
    },
    actionPlan: {
      template:
        'ACTION PLAN: BEFORE THE NEXT SYSTEM\n\nName: ______________________   Date: ______________\n\n1. VERB AND ORDER\nSystem and sites: ______________________________\nVerb at each site, checked with: ______________________________\n\n2. DATA\nWhat it can store: ______________________________\nWhat the project needs: ______________________________\nWho sees it, for how long, never used for: ______________________________\n\n3. DEAL\nReasons both sides share: ______________________________\nA number no one knows, and how we test it: ______________________________\n\n4. FIRST WEEKS\nWho checks that the text is kept: ______________________________\nDate of the joint look: ______________\n\nReview date: ______________   Representative who will tell me what went wrong: ______________________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Verb and order', 'Data', 'Deal', 'First weeks'],
    },
  },
});

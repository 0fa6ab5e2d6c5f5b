import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'employee-relations-scenario',
  moduleId: 'employee-relations-m4',
  type: 'scenario',
  title: 'The Complaint About a Top Performer',
  description:
    "A director wants a harassment complaint kept 'informal' until a big renewal is signed. Decide on intake, interim measures, interviews, finding and outcome; your early choices change what you face later.",
  passingScore: 75,
  config: {
    scenario: {
      title: 'The Complaint About a Top Performer',
      context:
        'You lead employee relations at Aldergate Instruments, a fictional maker of laboratory scales. It is Monday, October 5, 2026. Evan Brandt, an account lead, handles a renewal worth 18 percent of annual revenue, due October 30. He reports to Rachel Lindgren, the commercial director. On Friday Naomi Castillo, an applications engineer, told Rachel that after a client dinner on September 24 Evan allegedly commented on her body, put a hand on her lower back and began to send late messages. Here the HR adviser guides the process, an investigator finds the facts, and a decision-maker chooses the outcome.',
      people: [
        { name: 'Rachel Lindgren', role: 'Commercial director' },
        { name: 'Naomi Castillo', role: 'Applications engineer, complainant' },
        { name: 'Evan Brandt', role: 'Account lead, respondent' },
        { name: 'Theo Marsh', role: 'Colleague at the dinner' },
        { name: 'Priya Nair', role: 'Investigator, service division' },
        { name: 'Marion Hale', role: 'Operations chief, decision-maker' },
      ],
    },
    steps: [
      {
        id: 's1',
        title: 'Keep it informal',
        description: 'Decide how the complaint comes in.',
        messages: [
          {
            from: 'Rachel Lindgren',
            at: 'Monday, 8:40 AM',
            text: "Naomi just wants it to stop. She told me so, and I respect that. I'll have a word with Evan, he apologizes, and we all get to October 30.",
          },
          {
            from: 'Rachel Lindgren',
            at: 'Monday, 8:42 AM',
            text: "Your own policy says informal resolution first. And you haven't spoken to her. I have.",
          },
        ],
        choices: [
          {
            id: 's1a',
            text: 'Meet Evan today for a general talk about conduct. Use no names, and ask Naomi in two weeks how it is going.',
            reasoning:
              'It takes the matter away from Rachel, who needs the renewal, and Naomi may get the quiet end she wants.',
            value: 3,
            feedback:
              'Evan was at one dinner and knows at once who spoke. He is warned before any evidence is secured, and Naomi learns from his face in the hallway that HR acted before it heard her.',
            next: 's2b',
          },
          {
            id: 's1b',
            text: 'Take a full written account from Rachel this morning, and meet Naomi tomorrow to explain her options.',
            reasoning:
              "It's secondhand for a day, but you'd have facts and dates on paper, and Naomi would meet an adviser who is prepared.",
            value: 7,
            feedback:
              'The decision stays with you, and Naomi will hear her options. But the first record is in the words of a director with a renewal at stake, and for a day nothing stops her from having her word with Evan.',
            next: 's2a',
          },
          {
            id: 's1c',
            text: 'Let Rachel talk to Evan, log it as informal, and warn that a second incident goes to investigation.',
            reasoning:
              'Naomi has said that she wants it to stop. The complaint is hers, and a case would take it out of her hands.',
            value: 0,
            feedback:
              'You know her wish only from someone who needs it to be small. Evan hears the complaint from his ally, Naomi loses control of her own account, and the log shows that the company knew on October 5 and left it there.',
            next: 's2b',
          },
          {
            id: 's1d',
            text: 'Hear Naomi yourself before anything is said to Evan, and choose the route with her account in hand.',
            reasoning:
              'So far you know what Naomi wants only from a director with a renewal at stake, and she should say it herself.',
            value: 10,
            feedback:
              "Naomi tells her story once, to the right person, and learns what you can't promise before she decides how much to say. Rachel is annoyed for a morning and is spared a talk that could look like a cover-up.",
            next: 's2a',
          },
        ],
      },
      {
        id: 's2b',
        title: 'He has guessed',
        description: 'Repair an informal route that has gone wrong.',
        situation:
          'Wednesday, October 7. Evan has written to Naomi. Rachel has given her client demo to a colleague, "to give her space."',
        messages: [
          {
            from: 'Evan Brandt',
            at: 'Tuesday, 9:52 PM',
            text: "Sorry if you took it wrong. Let's not make this a thing.",
          },
          {
            from: 'Naomi Castillo',
            at: 'Wednesday, 8:15 AM',
            text: "That's what he sent me last night. I asked for it to stop, and I lost my project.",
          },
        ],
        choices: [
          {
            id: 's2b-d',
            text: 'Apologize with the demo back today, and have it all investigated under limits for Evan.',
            reasoning:
              'She gets back what she lost, he keeps what he has for now, and someone finds out what really happened that evening.',
            value: 10,
            feedback:
              "Naomi hears an honest admission and has her work back within hours. Evan gets a clear request and no punishment, so his account can still be heard freely, and Rachel learns that the demo wasn't hers to move.",
            next: 's2a',
          },
          {
            id: 's2b-a',
            text: 'Hold a facilitated meeting this week, restore the demo first, and let the two of them agree on terms.',
            reasoning:
              'He has said sorry and she never asked for a case, so terms they set themselves may hold better than a finding.',
            value: 3,
            feedback:
              'Restoring the demo helps. But Naomi now has to negotiate over her own safety with a man whose director hands out the work, and his message becomes a topic of conversation where it should be evidence.',
            next: 's3b',
          },
          {
            id: 's2b-b',
            text: 'Open an investigation and secure his message, but leave the demo where it is until the facts are in.',
            reasoning:
              'Returning it now would look as if you had already decided for her, and interim steps should stay neutral.',
            value: 7,
            feedback:
              'The drift stops, and the message is saved. But the demo was taken after she complained, so leaving it there looks like retaliation with the approval of HR, and Naomi asks you in week two why she was punished.',
            next: 's2a',
          },
          {
            id: 's2b-c',
            text: 'Give the demo back today, move Evan upstairs, order him in writing to stop, and close the matter.',
            reasoning:
              'She gets what she asked for, he gets a limit that leaves no doubt, and neither has to go through more of this.',
            value: 0,
            feedback:
              "It feels decisive, and the messages may stop. But Evan has been moved without being heard, Theo was never asked, and Naomi's outcome rests on no finding, so it can be undone just as quietly.",
            next: 's3b',
          },
        ],
      },
      {
        id: 's2a',
        title: 'Denver next week',
        description: 'Choose the interim measures.',
        situation:
          'Naomi agrees to an investigation. She shows you messages and names Theo Marsh, who sat across the table. The demo that she built for the client is due in Denver on October 13 and 14, with Evan as its account lead.',
        messages: [
          {
            from: 'Naomi Castillo',
            at: '2:10 PM',
            text: "I built that demo, and I want to give it. Please don't keep me from it to protect me.",
          },
          {
            from: 'Rachel Lindgren',
            at: '2:25 PM',
            text: "She can work from home on full pay until it's over. Evan has to be in Denver.",
          },
        ],
        choices: [
          {
            id: 's2a-b',
            text: 'Suspend Evan on full pay from today. The letter is neutral, and you review it every Monday.',
            reasoning:
              'An allegation of touching is serious, and any smaller step would look as if revenue were being protected.',
            value: 3,
            feedback:
              "You named no risk that a smaller step couldn't control. Evan is marked in front of his client before he has been asked a single question, and since he wasn't told to leave witnesses alone, he has a free week to call them.",
            next: 's3b',
          },
          {
            id: 's2a-a',
            text: 'Have Naomi give the demo with another manager, and ask Evan to keep to the office and away from the case.',
            reasoning:
              'All you have to do is keep them apart, and this does it without taking work, pay or reputation from him or her.',
            value: 10,
            feedback:
              "Naomi keeps the work she built, Evan keeps his account and his pay, and both know when you'll look again. The request protects Theo as well, and a record of her projects will show any that disappear.",
            next: 's3a',
          },
          {
            id: 's2a-d',
            text: 'Take both off the Denver trip. Send each the same no-approach request, to be reviewed on October 16.',
            reasoning:
              'They stay apart on the days that matter, neither is singled out, and colleagues have nothing to read into it.',
            value: 7,
            feedback:
              "Contact is removed, and the request and date are sound. But Naomi loses the one thing she asked you for, and the client loses the demo; equal treatment wasn't neutral for the person who complained.",
            next: 's3a',
          },
          {
            id: 's2a-c',
            text: 'Ask Naomi whether home on full pay would suit her, and get her agreement to it in writing first.',
            reasoning:
              "She keeps her pay, she doesn't have to see him, and the choice is left to her, in writing, for once.",
            value: 0,
            feedback:
              "She told you the opposite an hour ago, and it's hard to refuse a director. Naomi is missed in Denver, colleagues guess, and Evan, who loses nothing, hasn't been asked to stay away from anyone.",
            next: 's3b',
          },
        ],
      },
      {
        id: 's3a',
        title: 'Five chairs at dinner',
        description: 'Advise on interviews and their order.',
        situation:
          'Priya has no tie to anyone and is the investigator. At the table were Naomi, Evan, Theo and two clients. Evan is free this morning, then travels until Friday.',
        messages: [
          {
            from: 'Evan Brandt',
            at: '8:20 AM',
            text: "I have nothing to hide. Two colleagues can tell you what I'm like. They weren't there, but they know me.",
          },
          {
            from: 'Rachel Lindgren',
            at: '8:31 AM',
            text: 'Leave the clients out of it. All of this.',
          },
          {
            from: 'Priya Nair',
            at: '8:45 AM',
            text: "Whom would you hear, and in which order? It's my decision, but I want your view on process.",
          },
        ],
        choices: [
          {
            id: 's3a-d',
            text: 'Naomi, Theo, both clients in a short neutral call, then Evan on Friday with every allegation.',
            reasoning:
              'Five people sat at that table, and anyone you leave out will be held against the report on appeal.',
            value: 7,
            feedback:
              "The order is right, and the report can't be called thin. But two clients learn of a complaint before you know that they're needed, and Naomi and Evan both have to face them in Denver and afterward.",
            next: 's4',
          },
          {
            id: 's3a-a',
            text: 'Evan this morning, while he is here. Then Naomi, Theo and his colleagues, and Evan once more on Friday.',
            reasoning:
              "He has offered to talk and is only here this morning, and it's unfair to hear everyone about him before him.",
            value: 3,
            feedback:
              "Priya has to question him before she knows the full account, so he can't answer what she hasn't heard yet. He leaves with her questions before Theo has been heard, and two people who saw nothing praise him.",
            next: 's4',
          },
          {
            id: 's3a-c',
            text: 'Naomi and Evan only, twice each, with the messages. Everyone else stays out of it for good.',
            reasoning:
              'Only the two of them know what was said, and each witness you add is one more person who may spread it.',
            value: 0,
            feedback:
              'You ruled out the one neutral person who could see the hand. Priya is left to decide by who sounds more convincing, and when Naomi asks about Theo, he has to be heard late.',
            next: 's4',
          },
          {
            id: 's3a-b',
            text: 'Naomi, then Theo, then the messages, then Evan, and a client only where there is still a gap.',
            reasoning:
              "He gets to answer the full story at once, and customers only learn of a complaint if they're really needed.",
            value: 10,
            feedback:
              'Evan meets the whole case with time to answer it, and Theo is heard before talk can color his memory. The clients stay possible, and Priya can show why she stopped where she did.',
            next: 's4',
          },
        ],
      },
      {
        id: 's3b',
        title: 'A call to the witness',
        description: 'Rebuild an investigation that has been touched.',
        situation:
          'The interim steps have been put right, and an investigation is open. But Rachel has asked her deputy, Craig Dunn, to run it, and Evan had never been told to leave witnesses alone. Priya Nair, from the service division, has no tie to anyone and could start tomorrow.',
        messages: [
          {
            from: 'Theo Marsh',
            at: '9:05 AM',
            text: "Evan called me last night. “You remember it was a joke, right?” I didn't know what to say.",
          },
          {
            from: 'Naomi Castillo',
            at: '9:40 AM',
            text: "I heard about the call. So it's over before it started.",
          },
          {
            from: 'Rachel Lindgren',
            at: '9:50 AM',
            text: "Craig is seeing Naomi at eleven. Please don't hold this up again.",
          },
        ],
        choices: [
          {
            id: 's3b-b',
            text: 'Let Craig hold his interview with Naomi at eleven, and give Priya everyone else and the report.',
            reasoning:
              "It's not ideal, but Naomi has prepared for today, and another delay would be one more blow to her trust.",
            value: 7,
            feedback:
              'Sparing her a delay is kind, and the rest is sound. But the most important account is now taken by a man who works for Rachel, and Naomi has to give it a second time when both sides question his notes.',
            next: 's4',
          },
          {
            id: 's3b-d',
            text: 'Bring in Priya. She records the call as interference, and counts it against Evan on all three points.',
            reasoning:
              "People with a clear conscience don't call a witness at night to tell him what he is supposed to remember.",
            value: 0,
            feedback:
              'You decided what the call means before Evan was asked, and spread it over three separate facts. Frightened people call friends, too. He now has a real ground of appeal, and Naomi may lose the whole report with it.',
            next: 's4',
          },
          {
            id: 's3b-c',
            text: "Cancel Craig's interview and put Priya in, with Theo heard first and Evan asked about the call later.",
            reasoning:
              'Both sides would attack notes taken by her deputy, and the dinner should be told before the call gets in the way.',
            value: 10,
            feedback:
              'Both sides see a clean start with a reason, and Evan is told to stay away from witnesses. Theo describes the dinner before he describes the call, and Naomi, who hears that someone noticed, stays in the case.',
            next: 's4',
          },
          {
            id: 's3b-a',
            text: 'Bring in Priya, send Evan a written request, and do without Theo, whose memory the call has shaped.',
            reasoning:
              "By now Theo's memory and Evan's version have become one story, and the messages say more than either.",
            value: 3,
            feedback:
              'A witness who was called is still a witness, and what he says can be weighed with the call in mind. Dropping him rewards the call: Naomi loses the only other person who was looking.',
            next: 's4',
          },
        ],
      },
      {
        id: 's4',
        title: 'No one heard the words',
        description: 'Advise on the draft findings.',
        situation:
          'Whatever was first planned, Priya did hear Theo. He saw the hand and heard no words. At 11:12 that night Naomi texted her sister about the hand, not the remark. Evan first denied touching her, then said, "Maybe to steer her to the door." The export holds 14 messages after 10 p.m., six of them about her looks. A rumor about Evan from 2023 is going around.',
        messages: [
          {
            from: 'Priya Nair',
            at: 'Monday, 10:02 AM',
            text: "My draft says: “As no one heard the remark, the complaint is inconclusive.” I'd rather be careful.",
          },
          {
            from: 'Priya Nair',
            at: 'Monday, 10:03 AM',
            text: "You've seen all of it. What do you think?",
          },
        ],
        choices: [
          {
            id: 's4c',
            text: 'Tell her that touching and messages look proven and the remark does not. Ask for a draft on those lines.',
            reasoning:
              "You've read the same file, the evidence on two of the points is clear, and both sides have waited long enough.",
            value: 7,
            feedback:
              "Your reading may be right, and so is a finding for each allegation. But if it comes out, Evan will say that HR decided, and Priya can't answer him; Naomi would then own findings that rest on an email of yours.",
            next: 's5a',
          },
          {
            id: 's4d',
            text: "Leave the draft as it is, and thank her for saying openly what an investigator couldn't establish.",
            reasoning:
              "She heard the witnesses and you didn't, and a careful report shouldn't claim more than it can show.",
            value: 3,
            feedback:
              'One unheard remark has swallowed two allegations that do have evidence. Naomi is told that nothing can be known about 14 messages in your possession, and Evan is left under a suspicion that was never tested.',
            next: 's5b',
          },
          {
            id: 's4b',
            text: 'Ask Priya to mention the 2023 rumor as background. One neutral, dated sentence would be enough.',
            reasoning:
              'A rumor proves nothing, but Marion has to decide about him and should know everything that is being said.',
            value: 0,
            feedback:
              'Evan has never been asked about it, so a decision that rests on it is unfair to him and fragile for Naomi, whose own evidence was stronger without it. And you, who advise on process only, have commented on guilt in an email.',
            next: 's5b',
          },
          {
            id: 's4a',
            text: 'Return the draft to her with a request for one finding on each allegation, and keep out of the rest.',
            reasoning:
              "You can advise on how findings are set out, but what they say has to be the investigator's own judgment.",
            value: 10,
            feedback:
              "Evan can see that each point was weighed on its own evidence, and Naomi isn't told that three questions fail because one was hard. Priya works two more days, and the report is hers to defend.",
            next: 's5a',
          },
        ],
      },
      {
        id: 's5b',
        title: 'The report comes back',
        description: 'Decide what to do with a report that cannot carry a decision.',
        situation:
          "An outside reviewer returns the file: at least one conclusion doesn't rest on tested evidence. The renewal is signed in nine days.",
        messages: [
          {
            from: 'Rachel Lindgren',
            at: '11:00 AM',
            text: 'Good. Then coach him and close it.',
          },
          {
            from: 'Naomi Castillo',
            at: '11:20 AM',
            text: 'What did you decide about the messages?',
          },
          { from: 'Evan Brandt', at: '11:45 AM', text: 'So am I cleared, or what?' },
        ],
        choices: [
          {
            id: 's5b-c',
            text: "Have the weak part done over by someone without ties, with notice to both that it's open.",
            reasoning:
              'An answer built on the part that failed would convince nobody, and they both need one that will last.',
            value: 10,
            feedback:
              'Naomi knows that the messages will get an answer, Evan knows that he is neither cleared nor condemned, and both have a date. What was gathered well is kept, so neither has to tell the whole story again.',
            next: 's5a',
          },
          {
            id: 's5b-b',
            text: 'Return it to Priya with the review. Ask for a finding on each allegation by Friday, and hold all steps.',
            reasoning:
              "It's her own report, but she knows the evidence, can correct the method in a week, and both are told it's open.",
            value: 7,
            feedback:
              'Both are told the truth, and the protection holds. But Priya revisits a conclusion that she has signed, with the same adviser beside her, and one side will say that she was steered.',
            next: 's5a',
          },
          {
            id: 's5b-a',
            text: 'Ask Marion Hale to read the raw evidence herself, and to decide on it directly this week.',
            reasoning:
              'She has no stake in it, and Naomi and Evan are spared telling the same story for the third time.',
            value: 3,
            feedback:
              'Marion becomes investigator and decision-maker in one, on papers that Evan never answered as findings. Neither he nor Naomi could say what was found or why, and a third round becomes likely.',
            next: 's5a',
          },
          {
            id: 's5b-d',
            text: 'Close it as inconclusive, train the whole team on respect, and have a firm private word with Evan.',
            reasoning:
              "The report won't get any clearer, training does no harm, and after that talk Evan will know what was meant.",
            value: 0,
            feedback:
              'The team is trained for something that is never named, and Evan is punished without a finding. Naomi is told that nothing could be known, and if the messages go on, there is no record that he was told to stop.',
            next: 'end',
          },
        ],
      },
      {
        id: 's5a',
        title: 'Eighteen percent',
        description: 'Advise the decision-maker on the outcome.',
        situation:
          'Findings: touching and messages substantiated, with reasons; the remark inconclusive. In 2024 a field engineer received a final warning for unwanted touching and messages.',
        messages: [
          {
            from: 'Rachel Lindgren',
            at: '4:05 PM',
            text: 'Coach him, take his bonus, and we all get to October 30. Lose him and we lose the client.',
          },
          {
            from: 'Marion Hale',
            at: '4:20 PM',
            text: 'I have the report. What comes next, and what would you do in my place?',
          },
        ],
        choices: [
          {
            id: 's5a-a',
            text: 'Issue the final warning today, as in the 2024 case. He can appeal, and Naomi is told the same afternoon.',
            reasoning:
              'Evan may feel rushed, but he can appeal, the field engineer got the same step, and Naomi has waited enough.',
            value: 7,
            feedback:
              "The level may well be right. But Evan hasn't been heard on the outcome, an appeal can't supply the meeting that was skipped, and if the warning falls on process, Naomi lives through it twice.",
            next: 'end',
          },
          {
            id: 's5a-d',
            text: 'Let him read and answer it all, and decide after that. Have others look after the client for now.',
            reasoning:
              'He should be heard on the report first, and what he says about it may show which of the steps is the right one.',
            value: 10,
            feedback:
              "Marion hears him, reads the 2024 case without a name, adjourns, and can explain what she then decides. Naomi learns what was found and whom to call, and knows that you'll ask again on days 14 and 60.",
            next: 'end',
          },
          {
            id: 's5a-b',
            text: 'Dismiss him. The findings are grave, he is senior, and the whole company will read the answer.',
            reasoning:
              'People here will believe what they see, and anything short of dismissal tells them that revenue protects you.',
            value: 0,
            feedback:
              "Punishing him harder for his rank is as unequal as sparing him for his revenue. A field engineer kept his job on similar facts, Evan wasn't heard, and the findings that Naomi waited for could spend a year in dispute.",
            next: 'end',
          },
          {
            id: 's5a-c',
            text: 'Agree to coaching and the bonus cut, and offer Naomi a better paid product role that she would like.',
            reasoning:
              "He pays for what he did, she gets a better job out of it, and the account that pays everyone's wages is safe.",
            value: 3,
            feedback:
              'The cut is a penalty without a record, and the field engineer was treated far more harshly. Naomi is moved because of what Evan did, and colleagues conclude that 18 percent of revenue buys a coaching plan.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 50,
    passingScore: 75,
    feedback: {
      passing:
        'You kept a valuable employee and a frightened one inside the same fair process. Naomi was heard in her own words, the burden stayed off her, and Evan had a neutral investigator, a full chance to answer and an outcome, or a repair, that can be explained. Look again at any choice that scored below ten; those are the gaps an appeal would find. Then use the action plan on your next live case.',
      failing:
        'Go back to the consequences and see who carried the cost of each choice: Naomi, Evan, or a process that one of them will need later. Five questions help on the next try. Whose words did you have when you chose the route, and which of the four gates were open? What risk did the interim step answer, and who gave something up for it? What did each interview make possible that the one before did not? Did you advise on method, or on the answer? And when the outcome was chosen, had the person been heard, and what was revenue doing in the room? A repair counts as much as a clean start: admit, restore what was lost, and take only the weak part from the person who made it. Modules 1 to 4 have the tests and the wording.',
    },
    actionPlan: {
      template:
        'MY ACTION PLAN: FROM COMPLAINT TO OUTCOME\n\nName: ________  Date: ________\nCase code (no names): ________\n\n1. INTAKE AND ROUTE\nComplainant heard in own words on: ________\nGates closed (1 to 4): ________\nWhat I said I could not promise: ________\nSentence for the leader who wants it kept informal: ________\n\n2. INTERIM PROTECTION\nRisk, in one line: ________\nSmallest step, and review date: ________\nNo-approach request sent on: ________\nSnapshot taken of: ________\n\n3. INVESTIGATION AND FINDINGS\nInvestigator, tested for line, friendship, stake and history: ________\nEvidence that will vanish, and by when: ________\nInterview order: ________\nElement still empty: ________\nOne finding for each allegation, with "because" and contrary evidence: ________\n\n4. OUTCOME AND REPAIR\nEvidence sent and meeting held on: ________\nClosest comparators (blind): ________\nLeast step that protects people, and why: ________\nWhat each party is told: ________\nCheck-ins on days 14 and 60: ________\n\nReviewed with: ________  Date: ________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: [
        'Intake and route',
        'Interim protection',
        'Investigation and findings',
        'Outcome and repair',
      ],
    },
  },
});

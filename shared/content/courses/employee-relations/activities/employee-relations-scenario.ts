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
              "It's secondhand for a day, but a first account is the freshest, and Naomi meets someone who is prepared.",
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
            text: 'Let Rachel wait, say nothing at all to Evan, and hear Naomi today without a route in mind.',
            reasoning:
              'What Naomi wants may turn out to be exactly what Rachel says, and a director can wait for a day.',
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
              'It will get louder before it gets better, but after what went wrong this week there has to be a clean start.',
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
            text: 'Have Naomi give the demo with another manager, and keep Evan in the office and away from the case.',
            reasoning:
              'The client expects its account lead and may frown at it, but the week can go ahead and everyone has enough to do.',
            value: 10,
            feedback:
              "Naomi keeps the work she built, Evan keeps his account and his pay, and both know when you'll look again. The request protects Theo as well, and a record of her projects will show any that disappear.",
            next: 's3a',
          },
          {
            id: 's2a-d',
            text: 'Take both off the Denver trip. Send each the same no-approach request, to be reviewed on October 16.',
            reasoning:
              "They're apart on the days that matter, and equal treatment leaves colleagues with nothing to read into it.",
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
        secondVariant: {
          title: 'Two desks away',
          description: 'Choose the interim measures.',
          situation:
            "Naomi agrees to an investigation. She shows you messages and names Theo Marsh, who sat across the table and now sits two desks from Evan. Evan hasn't been told yet.",
          messages: [
            {
              from: 'Naomi Castillo',
              at: '2:10 PM',
              text: "Investigate, fine. But don't tell him to keep away from me or from Theo. He'd know in a second, and so would the whole floor.",
            },
            {
              from: 'Rachel Lindgren',
              at: '2:25 PM',
              text: "For once I agree with her. He's calm. Leave him be until you have something.",
            },
          ],
          choices: [
            {
              id: 's2a-statement',
              text: 'Do as she asks, have Theo put the dinner on paper today, and let Evan hear of it at his interview.',
              reasoning:
                "It leaves him free for a day, but her wish comes first, and what is dated and signed can't be changed by talk.",
              value: 3,
              feedback:
                "The statement is worth having. But Evan sees Theo come out of your office and asks him what it was about, and nothing that anyone has told him says that he shouldn't.",
            },
            {
              id: 's2a-letter',
              text: 'Give Evan the no-approach letter today all the same. She hears of it from you an hour before he does.',
              reasoning:
                "He sits beside the only witness from nine to five, and what that witness saw isn't hers alone to give away.",
              value: 10,
              feedback:
                "Naomi doesn't speak to you until Thursday. Evan has a letter that asks him to keep away from three people and takes nothing else from him, and Theo has been asked about the dinner by no one but you.",
            },
            {
              id: 's2a-persuade',
              text: 'Take two days to win her over, with a friend of hers in the room, and give Evan the letter then.',
              reasoning:
                'A step taken over her head would cost the trust that she has just given you, and those two days are quiet ones.',
              value: 7,
              feedback:
                "She agrees on the second day, and it's a good letter. Between the two, Evan and Theo have had lunch twice, and neither can say for certain afterward what they talked about.",
            },
            {
              id: 's2a-desk',
              text: 'Do as she asks, give her a desk beside yours for the time being, and look in every morning at nine.',
              reasoning:
                'She is the one who sets the pace, she is within earshot of help, and he stays innocent until there are findings.',
              value: 0,
              feedback:
                "It's Naomi who has moved, and the floor notices on the first day. Evan, whom no one has asked for anything, sits two desks from Theo and has all week to remember the dinner with him.",
            },
          ],
        },
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
              "Anyone who sat there and wasn't asked will be held against the report, and he meets every allegation at once.",
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
              'A short list can be done by Friday, and he may dislike being the last, but whatever is missing can be asked for later.',
            value: 10,
            feedback:
              'Evan meets the whole case with time to answer it, and Theo is heard before talk can color his memory. The clients stay possible, and Priya can show why she stopped where she did.',
            next: 's4',
          },
        ],
        secondVariant: {
          title: 'Not with my name',
          description: 'Advise on a witness who is afraid.',
          situation:
            'Priya has no tie to anyone and is the investigator. Naomi has been heard. Theo reports to Rachel, as Evan does.',
          messages: [
            {
              from: 'Theo Marsh',
              at: '8:20 AM',
              text: "I'll tell Priya what I saw. But my name stays out of it. Rachel does my review in November.",
            },
            {
              from: 'Evan Brandt',
              at: '8:31 AM',
              text: "I'll answer anything, as long as I know who says it.",
            },
            {
              from: 'Priya Nair',
              at: '8:45 AM',
              text: "It's my decision, but I want your view. What do I tell Theo?",
            },
          ],
          choices: [
            {
              id: 's3a-promise',
              text: 'That his name stays out. She puts what he saw to Evan as something that is known to the company.',
              reasoning:
                'He has good reason to be afraid of her, and what he saw is the same whether or not his name stands beside it.',
              value: 3,
              feedback:
                "Four people sat beside Naomi, and Evan names Theo in his second sentence. He can't answer a witness who isn't there, and the promise is broken by the person it was meant to hide him from.",
            },
            {
              id: 's3a-later',
              text: 'That she hears him first, and that the question of his name is left until the report is written.',
              reasoning:
                "His account has to be on paper while it's fresh, and it may turn out that no one needs to know whose it is.",
              value: 7,
              feedback:
                "You get a full account today. Three weeks later it's needed with a name, Theo feels tricked into it, and Evan reads a week before the outcome what he could have answered at once.",
            },
            {
              id: 's3a-plain',
              text: 'That Evan will hear who said it, and that she asks him to speak all the same, today and in full.',
              reasoning:
                "She may lose him by it, but a finding can't stand on a voice that the other side has no way to answer.",
              value: 10,
              feedback:
                'Theo asks for an hour, and comes back. He speaks as someone who knows what it costs, you put the review of his work in other hands until January, and Evan answers him point by point.',
            },
            {
              id: 's3a-characters',
              text: 'That he can stay out of it. She takes the messages, and two women who have worked for Evan.',
              reasoning:
                "It's a loss, but no one should be made to fear for a review, and words with a name behind them carry more.",
              value: 0,
              feedback:
                "Two people who weren't there say that he was always correct. The only one who saw the hand isn't in the file, and when Naomi asks why, Theo has to be heard late and in front of everyone.",
            },
          ],
        },
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
              'A new person and a new order leave no notes to argue over, and Naomi can be heard on Thursday as well.',
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
              "Each point has to stand on its own evidence, on two of them it's clear, and both sides have waited long enough.",
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
            text: 'Send it back for one finding on each allegation, and refuse to say what you think of any of them.',
            reasoning:
              "The report will carry her name and no one else's, and she'll find you of little help, but two days are all that she needs.",
            value: 10,
            feedback:
              "Evan can see that each point was weighed on its own evidence, and Naomi isn't told that three questions fail because one was hard. Priya works two more days, and the report is hers to defend.",
            next: 's5a',
          },
        ],
        secondVariant: {
          title: 'The last page',
          description: 'Advise on the draft report.',
          situation:
            'Whatever was first planned, Priya did hear Theo, who saw the hand and heard no words. Her draft finds the touching and the 14 messages proven and leaves the remark open, each with reasons. The last page recommends dismissal, and says that she believes Naomi, "who cried throughout."',
          messages: [
            {
              from: 'Priya Nair',
              at: 'Monday, 10:02 AM',
              text: "My draft. I've put my heart into the last page, I admit. Someone has to say it.",
            },
            {
              from: 'Marion Hale',
              at: 'Monday, 10:30 AM',
              text: 'I hear that the report is done. May I have it today?',
            },
          ],
          choices: [
            {
              id: 's4-distress',
              text: 'Accept it, and have her count the tears as evidence for the remark that no one else heard.',
              reasoning:
                'People who make such things up seldom cry for an hour, and of the three it was the remark that hurt her the most.',
              value: 0,
              feedback:
                "Naomi also cried when she spoke about her sister's illness, which the notes show. A finding that was honestly open is now closed by a feeling, and it pulls the two proven ones down with it.",
            },
            {
              id: 's4-fuller',
              text: 'Ask for a fuller last page, with the grounds for dismissal and against it set out one by one.',
              reasoning:
                'She has heard them all and should know, and a recommendation with reasons is better than one that only feels.',
              value: 3,
              feedback:
                'The page becomes three, and fair ones. The investigator has now weighed facts and penalty in one hand, and whatever Marion decides, Evan will say that it was decided before he was heard.',
            },
            {
              id: 's4-cut',
              text: 'Tell Priya to take the page out today, tears and dismissal both, and change nothing before it.',
              reasoning:
                'The penalty was never hers to name, and all three of the findings can be read and answered without it.',
              value: 10,
              feedback:
                "She is hurt, and sends it without the page at six. Marion reads three findings with reasons, Evan can answer each of them, and Naomi's case rests on what was seen and written, which is plenty.",
            },
            {
              id: 's4-line',
              text: 'Give Marion the report as it stands, with a line that the last page is opinion and not to be used.',
              reasoning:
                "It's not how it should be, but hiding a page would be dishonest, and Marion is sober enough to tell the two apart.",
              value: 7,
              feedback:
                'Marion does tell them apart. Evan gets the same file, reads the last page first, and his appeal quotes it; two findings that were well made have to be defended against a sentence about tears.',
            },
          ],
        },
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
            text: "Take the weak part from Priya and have another do it, with notice to both that it's open.",
            reasoning:
              'Both of them have waited this long already, and no one should have to come back to it for a third time.',
            value: 10,
            feedback:
              'Naomi knows that the messages will get an answer, Evan knows that he is neither cleared nor condemned, and both have a date. What was gathered well is kept, so neither has to tell the whole story again.',
            next: 's5a',
          },
          {
            id: 's5b-b',
            text: 'Return it to Priya with the review. Ask for a finding on each allegation by Friday, and hold all steps.',
            reasoning:
              'She knows the evidence and can correct a method within days, and both are told honestly that nothing is decided.',
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
              'Like cases get like outcomes, he can appeal against it, and Naomi has waited for an answer since the first week.',
            value: 7,
            feedback:
              "The level may well be right. But Evan hasn't been heard on the outcome, an appeal can't supply the meeting that was skipped, and if the warning falls on process, Naomi lives through it twice.",
            next: 'end',
          },
          {
            id: 's5a-d',
            text: 'Put the whole report to him before you choose a step, and give the client to others meanwhile.',
            reasoning:
              'By next week he has read all of it, and no one will have to guess any longer what he would have said about it.',
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
        secondVariant: {
          title: 'He is leaving',
          description: 'Advise the decision-maker on a resignation.',
          situation:
            "Findings: touching and messages substantiated, with reasons; the remark inconclusive. Evan hasn't been heard on the report. In 2024 a field engineer received a final warning for unwanted touching and messages.",
          messages: [
            {
              from: 'Evan Brandt',
              at: 'Monday, 8:55 AM',
              text: "I've handed in my notice for December 31. That should settle it. I'd like to go in peace.",
            },
            {
              from: 'Rachel Lindgren',
              at: 'Monday, 9:10 AM',
              text: "So it's over. He signs the renewal, we say thank you, no one gets hurt.",
            },
            {
              from: 'Marion Hale',
              at: 'Monday, 9:30 AM',
              text: 'Is there anything left to decide?',
            },
          ],
          choices: [
            {
              id: 's5a-signature',
              text: 'No: keep him on the account until it is signed, and count the resignation as the outcome of the case.',
              reasoning:
                "It isn't elegant, but he loses his job over it, which is more than the engineer lost, and all wages are safe.",
              value: 0,
              feedback:
                'For four more weeks Naomi works beside a man about whom nothing was decided. The engineer of 2024 has a warning on file for the same, Evan has a farewell dinner, and both of them can count.',
            },
            {
              id: 's5a-release',
              text: 'No: release him today on full pay, with a neutral reference, and tell Naomi that he is gone.',
              reasoning:
                "She wanted it to stop and that's done by tonight, he keeps his name, and no one has to go through a hearing.",
              value: 3,
              feedback:
                'She is relieved for an evening. Then she asks what was found, and there is no outcome to tell her about; his next employer calls for the reference in March, and you may say nothing.',
            },
            {
              id: 's5a-paper',
              text: 'Yes: decide it on the report alone, note it on his file, and let him go without one more meeting.',
              reasoning:
                'He has drawn his own conclusion, a meeting would only be painful, and the file should still tell the truth.',
              value: 7,
              feedback:
                'The file is true, and Naomi can be told so. Evan reads in January what was decided about him in a room that he was never asked into, and his lawyer needs no other argument.',
            },
            {
              id: 's5a-hear',
              text: 'Yes: hear him on the report this week and set the outcome, as you would if he were staying.',
              reasoning:
                'He is here for two more months, Naomi is here for longer, and no one has yet asked him what he has to say about the report.',
              value: 10,
              feedback:
                'Rachel calls it cruel. Evan comes, is heard for an hour, and leaves with a final warning on his file and a limit that holds until December; Naomi is told what was found, and that it was dealt with as in 2024.',
            },
          ],
        },
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

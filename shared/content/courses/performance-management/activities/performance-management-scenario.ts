import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'performance-management-scenario',
  moduleId: 'performance-management-m4',
  type: 'scenario',
  title: 'Calibration Under Pressure',
  description:
    'Two managers defend unsupported ratings the day before pay decisions. Decide how to question, evidence, adjust and explain ratings.',
  passingScore: 70,
  config: {
    scenario: {
      title: 'Calibration Under Pressure',
      context:
        'You are the HR partner at Larkmoor Devices, a fictional maker of hospital monitors. It is Wednesday, December 3, 2025. You facilitate calibration at 1 p.m. Ratings lock on Thursday at noon, and merit budgets open an hour later. The scale is Below, Meets, Exceeds and Outstanding, with written anchors. Haruka, who leads quality, has rated all six of her people Exceeds or Outstanding. Cormac, who leads field service, has rated Baptiste Outstanding for rescuing a hospital account in November, and Gulnara Below for "low visibility this year." Their vice president, Verity, makes the final decision and wants no drama. Your choices change what you face next.',
    },
    steps: [
      {
        id: 'preread',
        title: 'The evidence forms are thin',
        description: 'Decide how to prepare the room.',
        situation:
          'It is 9 a.m. Haruka\'s forms say "consistently excellent" six times, with no dates. Cormac\'s form on Baptiste has four examples, all from November. Verity writes: "I have until two. Can you get those two into line before the session, so that we do not argue in public?"',
        choices: [
          {
            id: 'preread-private',
            text: 'Meet Verity at eleven with both sets of forms. Agree with her which ratings look right, so that the session can confirm them and no one has to lose face in front of colleagues.',
            value: 3,
            feedback:
              'The session is meant to be calm, because it is over before it starts. Verity fixes answers without hearing either manager, and word reaches Haruka and Cormac before lunch. Employees get ratings from someone who saw no evidence. A decider can clarify the standard in private. Settling names there turns calibration into an announcement, and the managers into critics of it.',
            next: 'ambushed',
          },
          {
            id: 'preread-rules',
            text: 'Open the session with the anchors and ground rules, and ask every manager to bring dated examples to the table. Tell Verity that open discussion is what the meeting is for.',
            value: 7,
            feedback:
              'The standard comes first, no one is singled out, and Verity hears why the room matters. But at 9 a.m. you could see exactly what was missing and did not say. Haruka and Cormac will search their memories in public, where people defend more than they think. Four hours of notice would have cost you two short messages.',
            next: 'evidence',
          },
          {
            id: 'preread-questions',
            text: 'Send both managers two questions about their own forms now, with the anchors: what goes beyond the goal, and when? Tell Verity that you will settle nothing before the room meets.',
            value: 10,
            feedback:
              "Both managers can look things up before they have to defend anything, and neither is embarrassed. You asked about evidence and did not hint at an answer. Verity keeps her time limit and learns what your role is. Some of the gaps may close by one o'clock, which is the cheapest correction there is.",
            next: 'evidence',
          },
          {
            id: 'preread-cap',
            text: 'Show Haruka the company spread, where about a third are rated Exceeds, and ask her to come with no more than two. She can choose which, since she knows her people best.',
            value: 0,
            feedback:
              'It looks like data and works like a quota. Four people lose a rating because of arithmetic, and Haruka must invent reasons for it. She may be lenient or may lead a strong team; the spread cannot tell you which. If anyone later asks why, the honest answer is "HR gave me a number."',
            next: 'ambushed',
          },
        ],
      },
      {
        id: 'evidence',
        title: 'Six stars',
        description: 'Decide how to test ratings that may be lenient.',
        situation:
          'It is 1:15 p.m. For four of her six people, Haruka has found dated results that fit the anchors. For Anouk and Dov she says: "I cannot give you a date, but they are my backbone. I hire well." Cormac laughs. "I hire well too. Shall we all write that?" Several managers look at you.',
        choices: [
          {
            id: 'evidence-move',
            text: 'Apply the rule evenly: no dated example, no Exceeds. Move Anouk and Dov to Meets now, log the reason as "no evidence presented," and go on, so that every team is treated the same way.',
            value: 3,
            feedback:
              "It sounds even-handed, and the room respects a rule. But you have rated two people on their manager's paperwork. The log says nothing about their work, and Haruka leaves feeling robbed. From now on managers will bargain before you can take anything. Missing evidence calls for a deadline first. Only then does it call for a lower rating.",
            next: 'market',
          },
          {
            id: 'evidence-peers',
            text: 'Ask which other managers worked with Anouk and Dov this year. Take an example from each, match it to the anchors, and let the room settle both ratings while everyone is here.',
            value: 7,
            feedback:
              'A second pair of eyes is valuable, and the anchors keep the talk on work. The risk lies in "settle now": the people who happen to be in the room decide, and someone whose work is less visible loses. Take the outside view as one piece of evidence, then give Haruka until five to add dated results of her own.',
            next: 'hero',
          },
          {
            id: 'evidence-stand',
            text: 'Leave her ratings as they are. She knows the work and the room does not, and coaching her on leniency is better done privately after the cycle than in front of her peers.',
            value: 0,
            feedback:
              "Haruka is spared, and everyone else pays. Cormac has just learned that confidence is enough, so the next claim will be bolder. People in stricter teams will receive smaller raises for equal work, and no one will tell them why. Private coaching is a good idea for next year. It cannot make this year's ratings fair.",
            next: 'market',
          },
          {
            id: 'evidence-anchor',
            text: 'Confirm the four. Read out the Exceeds anchor for Anouk and Dov: "Which results fit these words?" Leave both open until five, with no change either way.',
            value: 10,
            feedback:
              "Four people keep ratings that now have reasons, and two are neither waved through nor marked down. Haruka has a fair chance to look. The room sees that the standard decides, which also answers Cormac's joke without a word to him. It will matter shortly, when his own case comes up.",
            next: 'hero',
          },
        ],
      },
      {
        id: 'ambushed',
        title: 'A room already angry',
        description: 'Decide how to recover trust in the process.',
        situation:
          'It is 1:05 p.m. Haruka puts a printed message on the table. "The answer was settled before I walked in. So I have already told Anouk and Dov that they are Exceeds, and HR can explain it if they are not." Cormac folds his arms. Other managers stop writing. Verity looks at her watch.',
        choices: [
          {
            id: 'ambushed-reset',
            text: 'Say, "Nothing is decided, and this morning\'s shortcut was my mistake. We start with the standard." Ask Haruka to tell both people today that their ratings are provisional.',
            value: 10,
            feedback:
              'Owning the error takes ten seconds and returns the meeting to the evidence. Anouk and Dov hear the truth today and not as a broken promise next week. Haruka loses nothing by it, because nothing has been settled. The room has seen HR correct itself, which makes it easier for a manager to do the same.',
            next: 'hero',
          },
          {
            id: 'ambushed-rank',
            text: "Ask Verity to rule on Haruka's team, since she makes the final decision anyway, and move straight to the teams where people are willing to discuss evidence.",
            value: 0,
            feedback:
              'Authority ends the argument and confirms the suspicion. Six people are rated by someone who has read "consistently excellent" and nothing else. The other managers conclude that the session is a formality, so they stop offering real examples and start protecting their own. Verity decides in the end. She should do so after evidence, and should speak last.',
            next: 'market',
          },
          {
            id: 'ambushed-later',
            text: "Withdraw this morning's suggestion with an apology, and take Haruka's team last, after tempers have cooled and the room has practiced on two easier cases from other teams.",
            value: 7,
            feedback:
              'The apology is right, and starting with easier cases is sound facilitation. What you left alone is outside the room: two employees believe that their ratings are final. Every hour makes a correction harder for them and for Haruka. Ask her to tell them today that ratings are provisional, then take her team last.',
            next: 'hero',
          },
          {
            id: 'ambushed-guide',
            text: 'Explain that anything said this morning was only a guide. Invite Haruka to pick which of her people are strongest, so that she keeps control and the session can still finish on time.',
            value: 3,
            feedback:
              'It sounds like a concession, but the guide is still there, and ranking her own team answers a different question. Someone who met the Exceeds anchor may lose it to a stronger colleague. Haruka now trades names, not results, and others get ready to do the same. Withdraw it completely and go back to the anchors.',
            next: 'market',
          },
        ],
      },
      {
        id: 'hero',
        title: 'The November rescue',
        description: 'Decide how to weigh one great month against a year.',
        situation:
          'It is 1:40 p.m., and the room is working. Cormac presents Baptiste as Outstanding. "He saved a hospital contract in nine days. What else do you want?" You have the service report: Baptiste fixed 71% of faults on the first visit from January to October, against a goal of 78%. He also trained two new engineers. Verity says, "We can\'t lose him."',
        choices: [
          {
            id: 'hero-middle',
            text: 'Suggest Exceeds. It recognizes the rescue and the training, allows for the missed goal, and gives Cormac something he can live with while staying below Outstanding.',
            value: 3,
            feedback:
              'The middle feels fair because no one loses. But nothing in the Exceeds anchor fits a missed goal, so Baptiste holds a rating that no one can explain to him or to a colleague at 79%. The room learns that opening high earns a discount. Walk through the goals first, and let the rating come out where the anchors put it.',
            next: 'late',
          },
          {
            id: 'hero-walk',
            text: 'Park retention for the pay talks. Have Cormac go through each goal by quarter, with the service report open, then match the whole year to the anchors.',
            value: 10,
            feedback:
              "The rescue counts in full, as one result among several, and so do the missed goal and the training. Cormac states the conclusion himself, so he can explain it to Baptiste. Verity's worry is real, and it has a proper place: retention tools that leave the record true. No one had to say the word recency.",
            next: 'absence',
          },
          {
            id: 'hero-exclude',
            text: 'Treat the rescue as a one-off to be thanked with a spot award, and rate Baptiste on the goals agreed in January, since those are what everyone else is being measured on.',
            value: 7,
            feedback:
              'You resisted the glow of November, and thanking him separately is kind. But you swung too far: the rescue and the training happened in the year and belong in its rating. Baptiste will ask why his best work did not count, and Cormac will agree with him. Weigh everything, each in proportion to its place in the job.',
            next: 'absence',
          },
          {
            id: 'hero-keep',
            text: 'Accept Outstanding. The contract is worth more than a percentage, the vice president supports it, and losing him in January would cost far more than one generous rating.',
            value: 0,
            feedback:
              'A retention decision has been written down as a performance fact. Engineers who beat the 78% goal all year will sit below him, and they can read the service report too. If one of them asks for an explanation, Larkmoor has none. Flight risk was ruled out of this room for exactly that reason.',
            next: 'late',
          },
        ],
      },
      {
        id: 'market',
        title: 'The trade',
        description: 'Decide what to do when managers start to bargain.',
        situation:
          'It is 1:40 p.m. No one is looking at the anchors now. Cormac leans toward Haruka. "I will stop asking about your people, and no one needs to ask about Baptiste." There is a laugh, and not a no. His form shows only November. The service report shows that Baptiste missed the first-visit goal until October. Verity must leave at two.',
        choices: [
          {
            id: 'market-vote',
            text: 'Defuse it with a quick anonymous vote on each open name, using the anchors on screen. That removes the pressure to trade and gives everyone an equal voice before two.',
            value: 3,
            feedback:
              'The vote is quick and looks neutral, but a majority of people who have never seen the work is not evidence. Popular names do well, quiet ones badly, and the log holds a count in place of a reason. No one can explain a vote to the person concerned. Break the deal aloud, then ask for results.',
            next: 'late',
          },
          {
            id: 'market-partial',
            text: "Refuse the trade and work through Baptiste's goals by quarter. Treat what was decided earlier as closed, so that you do not reopen every argument with 20 minutes left.",
            value: 7,
            feedback:
              "You stopped the bargain, and Baptiste now has a rating with reasons. But earlier ratings were shaped by a bad start, and those people will live with them for a year. Reopening feels weak and is actually consistent: one rule for every name. A short list with a five o'clock deadline would have been enough.",
            next: 'absence',
          },
          {
            id: 'market-grant',
            text: 'Let Baptiste\'s rating stand as a business decision by Verity, log it as "agreed by the group," and keep the remaining minutes for teams that still want to discuss evidence.',
            value: 0,
            feedback:
              "The log now says something that did not happen. If it is ever read, by Baptiste's colleagues, a lawyer or an auditor, your note is the problem and no longer Cormac's deal. The trade worked, so it will return next year with more traders. A decision made for business reasons should be recorded as that.",
            next: 'late',
          },
          {
            id: 'market-stop',
            text: 'Say, "Neither rating buys the other." Use the next ten minutes for Baptiste, goal by goal with the service report. Then list every rating that has no dated example as open until five.',
            value: 10,
            feedback:
              'One sentence names the trade without shaming anyone, and the report puts the year back on the table. Baptiste is judged on what he did. The open list repairs what went wrong earlier, because people who were waved through or marked down without evidence get a second look. Verity still leaves at two.',
            next: 'absence',
          },
        ],
      },
      {
        id: 'absence',
        title: 'Low visibility',
        description: 'Decide how to handle a low rating and an absence.',
        situation:
          'It is 1:50 p.m. Last name: Gulnara, rated Below. Cormac shrugs. "Low visibility. She was away March to June. I can hardly rate eight months like twelve." She was on approved leave. Over the months she worked, 96% of her service reports were on time against a goal of 95%, and two hospitals wrote to thank her. Cormac adds, "Put Meets if it makes life easier."',
        choices: [
          {
            id: 'absence-meets',
            text: 'Take the offer: enter Meets, since 96% beats the goal of 95%, and delete the visibility comment. You have ten minutes, and the figures leave little room for doubt.',
            value: 7,
            feedback:
              'The harmful rating and its wording are gone, and the figure supports Meets. But Cormac agreed in order to avoid trouble, so Gulnara still has no reasons, and perhaps a rating below what she earned. Two letters of thanks went unread. If anyone else took leave this year, the same thinking may sit in other files.',
            next: 'explain',
          },
          {
            id: 'absence-none',
            text: 'Enter "not rated, insufficient period," and give her the average increase. It is neutral, it cannot be called punitive, and it spares her being compared with people who worked all year.',
            value: 3,
            feedback:
              'It looks neutral and still costs her. Eight months of good work vanish, along with any chance of a higher rating, because she took approved leave. A colleague hired in July would be rated on less. In many places a worse result because of protected leave is unlawful, whatever the label says. Rate what she did in the months she worked.',
            next: 'complaint',
          },
          {
            id: 'absence-volume',
            text: 'Keep Below, but replace "low visibility" with a factual reason: her completed visits were well under the team average for the year. That is measurable, and it makes no mention of leave.',
            value: 0,
            feedback:
              'The number is true, and it is the leave in disguise: four months away means fewer visits. You have improved the wording of an unfair decision, and the file now suggests that HR helped. Gulnara loses pay for time she was entitled to take. Goals must be sized to the months worked before anyone counts.',
            next: 'complaint',
          },
          {
            id: 'absence-months',
            text: '"We rate the months worked." Ask Cormac for her results against goals sized to eight months, match them to the anchors, and cut the visibility line. Check other files the same way.',
            value: 10,
            feedback:
              'Gulnara is rated on her work, and the letters are finally read. Cormac gives the reasons himself, so the rating is his and not a gift. The sweep protects people whose names no one happened to raise. The log holds results only, so it can be shown to anyone, and first of all to her.',
            next: 'explain',
          },
        ],
      },
      {
        id: 'late',
        title: 'Waved through',
        description: 'Decide whether to reopen a closed list.',
        situation:
          'The session ended in a hurry, and Cormac\'s remaining names went through as one block. At 4:30 p.m. you see that Gulnara was among them: Below, "low visibility." She was on approved leave from March to June. In the months she worked, she beat the report goal, and two hospitals wrote to thank her. Verity messages: "Good session. It\'s closed, yes?"',
        choices: [
          {
            id: 'late-edit',
            text: 'Change the rating to Meets in the system yourself tonight, since the data are clear and time is short, and tell Cormac and Verity in the morning what you corrected and why.',
            value: 0,
            feedback:
              "You may have the right rating and have used a power you do not hold. The audit trail shows HR changing a manager's decision at night. Cormac can disown it, and Gulnara gets a rating that no one will explain. Next time someone alters a rating for a worse reason, they can point to yours.",
            next: 'complaint',
          },
          {
            id: 'late-reopen',
            text: 'Reply, "Not yet. I missed something." Call both tonight with the dates and the results. Have them rate the months worked, and list other ratings without an example.',
            value: 10,
            feedback:
              'You own the slip, and the right people correct it before money follows. Gulnara is rated on what she did. The list catches whatever else the rush let through, so the repair does not look like a favor to one person. It costs one evening. After noon tomorrow, it would have cost back pay and an apology.',
            next: 'explain',
          },
          {
            id: 'late-january',
            text: 'Let the lock stand, to keep faith with the process. Flag Gulnara for an off-cycle correction in January, with back pay if the review shows that the rating was wrong.',
            value: 3,
            feedback:
              'Back pay can repair the money. It cannot repair January, when Gulnara opens a letter that says Below and draws her own conclusion. You knew on Wednesday, and the record will show it. A lock protects fair ratings from pressure. It was never meant to protect a rating that you already believe is wrong.',
            next: 'complaint',
          },
          {
            id: 'late-one',
            text: 'Call Cormac tonight with the leave dates and her results, and ask him to rate the months she worked. Tell Verity once it is done. Leave the other names, which no one has questioned.',
            value: 7,
            feedback:
              "Gulnara's case is put right in time and by her own manager, which is most of what matters. But no one questioned the others because no one looked. If the block hid one unsupported rating, it may hide more, and correcting only the one who took leave can look like managing a risk. Sweep the list once.",
            next: 'explain',
          },
        ],
      },
      {
        id: 'explain',
        title: 'The hard conversation',
        description: 'Decide how a lowered rating is explained.',
        situation:
          'It is Thursday, 9 a.m. Last night Verity asked Haruka once more for a dated example for Anouk. There is none that goes beyond the goals, and Haruka now agrees on Meets. She calls you. "Anouk is counting on Exceeds. Can I just say that calibration took it away?"',
        choices: [
          {
            id: 'explain-own',
            text: 'Coach Haruka to own it: "I rated you Meets. You reached these goals. Exceeds would have needed this." Then next year, and the review route. Pay comes later.',
            value: 10,
            feedback:
              'Anouk hears one voice, two facts and a way forward. Disappointment is likely, but confusion is not. Haruka stays credible, because a manager who blames a committee has nothing left to manage with. With pay kept for another day, the talk can be about work. The review route shows that the answer can be questioned.',
            next: 'end',
          },
          {
            id: 'explain-join',
            text: 'Offer to lead the conversation with Haruka beside you. You know the standard and the decision log, so Anouk will hear an accurate account that matches what other people are told.',
            value: 7,
            feedback:
              'Anouk gets accurate reasons, and your presence shows care. But when HR leads, she learns that her manager either disagrees or does not know, and her next question about growth goes to the wrong person. Prepare Haruka, rehearse the opening twice, and stay available. The rating is hers, and so is the conversation.',
            next: 'end',
          },
          {
            id: 'explain-budget',
            text: 'Suggest a gentler line: there was a limit on how many Exceeds the budget could carry this year, and Anouk was very close. She keeps her confidence, and no one has to be blamed.',
            value: 0,
            feedback:
              'It is kind for an hour and false for good. There was no limit, and saying so tells Anouk that results do not decide ratings. She will repeat it, and every colleague rated Meets will ask whether they were "close" too. If the statement is ever tested, HR supplied it. Kindness here means precise reasons and real help.',
            next: 'end',
          },
          {
            id: 'explain-write',
            text: 'Have Haruka send Anouk a clear written summary first, with the anchor and the reason, and offer a meeting for questions. Writing is consistent, and it gives Anouk time to take it in privately.',
            value: 3,
            feedback:
              'The summary may be accurate, but Anouk reads a disappointment on a screen, alone, and fills the gaps herself. The offer of a meeting puts the effort on her, and many people will not ask. Consistency is a good reason to agree the points in advance. Say them in person first, and send the summary afterward.',
            next: 'end',
          },
        ],
      },
      {
        id: 'complaint',
        title: 'She has heard',
        description: 'Decide what to do when a concern arrives before the lock.',
        situation:
          'It is Thursday, 8:15 a.m. Gulnara emails you: "A colleague tells me that my leave decided how I am rated this year. Is that true?" Ratings lock at noon. Her record still carries what happened yesterday. Cormac has heard about it and says, "Let me call her. I never meant it like that."',
        choices: [
          {
            id: 'complaint-fix',
            text: 'Get Cormac and Verity on the phone now, have them rate her eight months on the results before noon, and tell Gulnara that you checked and that the rating has been put right.',
            value: 7,
            feedback:
              "Speed matters, and Gulnara's pay letter will be based on her work. But she asked whether her leave decided her rating, and the people who rated her have just answered by changing it. The concern was never logged or looked at by anyone independent. Hold her record, and let someone outside the line check the rating and its cause.",
            next: 'end',
          },
          {
            id: 'complaint-call',
            text: 'Let Cormac call her this morning with some guidance from you. A direct and honest talk between the two of them, before positions harden, will do more than any process could.',
            value: 0,
            feedback:
              'The person she is worried about now calls her about an email she sent to HR. Whatever he says may sound like pressure, and anything that later goes wrong for her may look like retaliation. Direct talk is good for a missed deadline. It is the wrong tool for a concern about leave, and Cormac needs protecting too.',
            next: 'end',
          },
          {
            id: 'complaint-hold',
            text: "Acknowledge her email now. Hold her record, name a reviewer outside Cormac's line and a date, keep all notes, call counsel, and ask Cormac not to contact her about it.",
            value: 10,
            feedback:
              "Gulnara gets a reply today, a reviewer with no stake in it and a date. Her pay waits briefly and then rests on a sound rating. Cormac is protected from a call that could look like pressure. Yesterday's mistake is not undone, but from 8:15 onward everything that happened can be shown to anyone.",
            next: 'end',
          },
          {
            id: 'complaint-letters',
            text: 'Reply that ratings stay confidential until letters go out, so you cannot comment yet, and that she will be able to appeal in January, when the appeal window opens for everyone.',
            value: 3,
            feedback:
              'The reply treats everyone alike and misses the point: she has raised a concern about leave, not a query about timing. You know that the rating may be wrong, and you let it lock. By January she may have gone to a lawyer or an agency, with your email attached. A concern starts the clock when it is raised.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 50,
    passingScore: 70,
    feedback: {
      passing:
        'You kept the standard in charge. Managers were asked for results and never accused, gaps got a deadline and not a guess, and the ratings can be explained by the people who gave them. Look again at any choice below ten: most of those points were lost by fixing one name and leaving the rest, or by settling too fast. Use the action plan before your next session.',
      failing:
        'Here is how the two days can go well. First, question early: send each manager short questions about their own evidence, with the anchors, and settle no names in private. Never set a quota, even as a guide. If a wrong message has gone out, withdraw it aloud and have managers tell employees that ratings are provisional. Second, evidence: read out the anchor and ask which dated results fit it. If there are none, leave the rating open until a set hour; do not wave it through and do not cut it on the spot. Third, adjust: weigh one great month as part of the year, goal by goal. Park retention and pay. When someone offers a trade, say that neither rating buys the other. Rate people who were on leave on the months they worked, against goals of that size, and check other files in the same way. Fourth, explain: the manager owns the rating, in person, with reasons, and pay comes later. If someone asks whether leave decided their rating, hold that record, bring in a reviewer from outside the line, keep every note and keep the manager from calling. Try again, and watch for the fair-sounding shortcut.',
    },
    actionPlan: {
      template:
        'MY ACTION PLAN: BEFORE THE NEXT CALIBRATION\n\nName: ________  Session date: ________  Person who decides: ________\n\n1. QUESTION\nPattern I see in the data (no names): ________\nQuestion I will send each manager, and by when: ________\nWhat I will say if asked to settle names in private: ________\n\n2. EVIDENCE\nThe anchor for Meets in our words: ________\nDeadline for missing examples: ________\nWho else saw the work: ________\n\n3. ADJUST\nMy sentence for a trade: ________\nMy sentence for pay or retention talk: ________\nHow we size goals to months worked: ________\nGroups whose averages I will compare before the lock: ________\n\n4. EXPLAIN\nOpening line a manager can use for a lower rating: ________\nReview or appeal route to mention: ________\nReviewer outside the line, if a concern arrives: ________\n\nReviewed with: ________  Date: ________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Question', 'Evidence', 'Adjust', 'Explain'],
    },
  },
});

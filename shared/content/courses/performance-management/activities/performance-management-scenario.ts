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
        'You are the HR partner at Larkmoor Devices, a fictional maker of hospital monitors. It is Wednesday, December 3, 2025. You facilitate calibration at 1 p.m. Ratings lock on Thursday at noon, and merit budgets open an hour later. The scale is Below, Meets, Exceeds and Outstanding, with written anchors. Hannah has rated all six of her people Exceeds or Outstanding. Colin has rated Ben Outstanding for rescuing a hospital account in November, and Gloria Below for "low visibility this year." Vera decides in the end and wants no drama. Your choices change what you face next.',
      people: [
        { name: 'Vera Stanton', role: 'Vice president, decides in the end' },
        { name: 'Hannah Sato', role: 'Manager, quality' },
        { name: 'Colin Brady', role: 'Manager, field service' },
        { name: 'Gloria Reyes', role: 'Field service engineer' },
      ],
    },
    steps: [
      {
        id: 'preread',
        title: 'The evidence forms are thin',
        description: 'Decide how to prepare the room.',
        situation:
          'Hannah\'s forms say "consistently excellent" six times, with no dates. Colin\'s form on Ben has four examples, all from November.',
        messages: [
          {
            from: 'Vera Stanton',
            at: '9:02 AM',
            text: 'I have until two. Can you get those two into line before the session, so that we don’t argue in public?',
          },
        ],
        choices: [
          {
            id: 'preread-private',
            text: 'See Vera at eleven with both sets of forms, and agree which ratings look right to the two of you.',
            value: 3,
            reasoning:
              'She decides in the end anyway, and none of the managers has to lose face in front of colleagues.',
            feedback:
              'Word reaches Hannah and Colin before lunch. Their people get ratings from someone who saw no evidence at all, and the session becomes an announcement.',
            next: 'ambushed',
          },
          {
            id: 'preread-rules',
            text: 'Say nothing now, open with the anchors and rules, and ask every manager for dated examples there.',
            value: 7,
            reasoning:
              'The standard comes first, all are treated alike, and a question in the room is the same for all.',
            feedback:
              'No one is singled out, and the standard comes first. But at nine you could see what was missing and didn’t say so, and Hannah will search her memory in public, where people defend more than they think.',
            next: 'evidence',
          },
          {
            id: 'preread-cap',
            text: 'Show Hannah that a third of the company is rated Exceeds, and ask her to come with two at most.',
            value: 0,
            reasoning:
              'She can choose which two, she knows her people best, and facts are the kindest way to say it.',
            feedback:
              'It looks like data and works like a quota. Four people lose a rating to arithmetic, and Hannah must invent the reasons that they will be given.',
            next: 'ambushed',
          },
          {
            id: 'preread-questions',
            text: 'Send both managers two blunt questions: which result goes beyond the goal, and when was it?',
            value: 10,
            reasoning:
              'They can look things up before they have to defend anything, and that is the cheapest repair.',
            feedback:
              'Colin is offended by the message, Hannah starts to look things up. Vera hears that nothing will be settled in private, and four of the six gaps close before lunch.',
            next: 'evidence',
          },
        ],
      },
      {
        id: 'evidence',
        title: 'Six stars',
        description: 'Decide how to test ratings that may be lenient.',
        situation:
          'For four of her six people, Hannah has found dated results that fit the anchors. Anouk and Dov are left.',
        messages: [
          {
            from: 'Hannah Sato',
            at: '1:15 PM',
            text: 'I can’t give you a date, but they’re my backbone. I hire well.',
          },
          { from: 'Colin Brady', at: '1:16 PM', text: 'I hire well too. Shall we all write that?' },
        ],
        choices: [
          {
            id: 'evidence-anchor',
            text: 'Read out the Exceeds anchor, leave both names open until five, and change neither of them now.',
            value: 10,
            reasoning:
              'A gap in the form isn’t a gap in the work, and it isn’t a result either, which leaves both open.',
            feedback:
              'Four people have ratings with reasons, and two are neither waved through nor marked down. Hannah has a few hours to look, and Colin has nothing left to joke about when his own case comes up.',
            next: 'hero',
          },
          {
            id: 'evidence-move',
            text: 'Apply the rule evenly: no dated example, no Exceeds. Move both to Meets, log it, and go on.',
            value: 3,
            reasoning:
              'Every team is treated alike, the rule was read aloud, and the room has eleven names to go.',
            feedback:
              'Anouk and Dov are rated on the paperwork of their manager. The log says nothing about their work, and from now on managers bargain before you can take anything.',
            next: 'market',
          },
          {
            id: 'evidence-peers',
            text: 'Ask who else worked with Anouk and Dov, take an example from each, and settle both ratings now.',
            value: 7,
            reasoning:
              'A second pair of eyes is fairer than one, and the people who saw the work are in this room.',
            feedback:
              'The anchors keep the talk on work. But those who happen to be in the room decide, and Dov, whose work few of them see, comes off worse than he should.',
            next: 'hero',
          },
          {
            id: 'evidence-stand',
            text: 'Leave her ratings, since she knows the work, and coach her on leniency in private after the cycle.',
            value: 0,
            reasoning:
              'The room has never seen these two, and nothing good comes of correcting her in front of peers.',
            feedback:
              'Hannah is spared, and everyone else pays. Colin has just learned that confidence is enough, and people in stricter teams get smaller raises for equal work.',
            next: 'market',
          },
        ],
      },
      {
        id: 'ambushed',
        title: 'A room already angry',
        description: 'Decide how to recover trust in the process.',
        situation: 'Hannah puts a printed message on the table. Other managers stop writing.',
        messages: [
          {
            from: 'Hannah Sato',
            at: '1:05 PM',
            text: 'The answer was settled before I walked in. So I’ve told Anouk and Dov that they’re Exceeds, and HR can explain it if they’re not.',
          },
          { from: 'Vera Stanton', at: '1:06 PM', text: 'I have 54 minutes.' },
        ],
        choices: [
          {
            id: 'ambushed-rank',
            text: "Ask Vera to rule on Hannah's team at once, and move on to those who will discuss evidence.",
            value: 0,
            reasoning:
              'She decides in the end, the hour is short, and a ruling stops the quarrel before it spreads.',
            feedback:
              'Authority ends the argument and confirms the suspicion. Six people are rated by someone who has read "consistently excellent," and the other managers stop offering real examples.',
            next: 'late',
          },
          {
            id: 'ambushed-reset',
            text: 'Take the blame for the morning, and have Hannah tell both today that it’s provisional.',
            value: 10,
            reasoning:
              "Two people believe something that isn't true, and it's harder to take back tomorrow than today.",
            feedback:
              'It costs you ten uncomfortable seconds in front of Vera. Anouk and Dov hear the truth today and not as a broken promise next week, and the room has seen someone correct a mistake.',
            next: 'hero',
          },
          {
            id: 'ambushed-later',
            text: "Withdraw the morning's message, apologize to all, and take Hannah's team last, when it has cooled.",
            value: 7,
            reasoning:
              'The apology is owed, and by then two easier cases can show the room how it is meant.',
            feedback:
              'The apology is right, and easier cases are a sound beginning. But outside the room two employees believe that their ratings are final, and every hour makes a correction harder for them.',
            next: 'hero',
          },
          {
            id: 'ambushed-guide',
            text: 'Say that the morning was only a guide, and let Hannah pick which of her people are strongest.',
            value: 3,
            reasoning:
              'She gets control back, the session can end on time, and none of them is told they were wrong.',
            feedback:
              'The guide is still on the table, and ranking her own team answers another question. Someone who met the anchor loses it to a stronger colleague, and others get ready to trade names as well.',
            next: 'market',
          },
        ],
      },
      {
        id: 'hero',
        title: 'The November rescue',
        description: 'Decide how to weigh one great month against a year.',
        situation:
          'The service report shows that Ben fixed 71% of faults on the first visit from January to October, against a goal of 78%. He also trained two new engineers.',
        messages: [
          {
            from: 'Colin Brady',
            at: '1:40 PM',
            text: 'Ben is Outstanding. He saved a hospital contract in nine days. What else do you want?',
          },
          { from: 'Vera Stanton', at: '1:41 PM', text: "We can't lose him." },
        ],
        choices: [
          {
            id: 'hero-middle',
            text: 'Suggest Exceeds: more than the goals would give him, less than the rescue alone would earn him.',
            value: 3,
            reasoning:
              'It honors the rescue and the training, allows for the missed goal, and Colin can live with it.',
            feedback:
              'Nothing in the Exceeds anchor fits a missed goal, so Ben holds a rating that can’t be explained to a colleague at 79%. The room learns that opening high earns a discount.',
            next: 'late',
          },
          {
            id: 'hero-exclude',
            text: 'Thank him today for the rescue with a spot award, say why, and rate the goals that were agreed in January.',
            value: 7,
            reasoning:
              'Everyone else is measured on those goals, and one night in November isn’t a year of work.',
            feedback:
              'You resisted the glow of November. But the rescue and the training happened in the year, and Ben will ask why his best work didn’t count.',
            next: 'absence',
          },
          {
            id: 'hero-walk',
            text: 'Park the talk of losing him, and take Colin through the four goals, quarter by quarter.',
            value: 10,
            reasoning:
              'All of the year has to count, the rescue too, and who may leave is a matter for the pay talks.',
            feedback:
              'Colin reads out 71 against 78 in front of Vera, and he doesn’t enjoy it. The rescue and the training count in full as two results among several, and he can explain the outcome to Ben himself.',
            next: 'absence',
          },
          {
            id: 'hero-keep',
            text: 'Accept Outstanding, and log it with the value of the contract that he saved for the company.',
            value: 0,
            reasoning:
              'The contract outweighs a percentage, Vera supports it, and losing him would cost far more.',
            feedback:
              'A wish to keep someone has been written down as a fact about performance. Engineers who beat 78% all year sit below him, and they can read the service report too.',
            next: 'late',
          },
        ],
      },
      {
        id: 'market',
        title: 'The trade',
        description: 'Decide what to do when managers start to bargain.',
        situation:
          "The anchors are out of sight now. Colin's form on Ben shows only November; the service report shows that Ben missed the first-visit goal until October.",
        messages: [
          {
            from: 'Colin Brady',
            at: '1:40 PM',
            text: 'Hannah, I stop asking about your people, and you stop asking about Ben.',
          },
          { from: 'Hannah Sato', at: '1:40 PM', text: 'Ha. Tempting.' },
          { from: 'Vera Stanton', at: '1:42 PM', text: 'I must leave at two.' },
        ],
        choices: [
          {
            id: 'market-vote',
            text: 'Put each open name to a quick anonymous vote, with the anchors on the screen beside it.',
            value: 3,
            reasoning:
              'A vote takes the pressure out, gives each manager an equal voice, and can be done before two.',
            feedback:
              'Popular names do well and quiet ones badly, and the log holds a count in place of a reason. You can’t explain a vote to the person it was about.',
            next: 'late',
          },
          {
            id: 'market-stop',
            text: 'Refuse the trade aloud, then rate Ben by goal and reopen every name that has no date.',
            value: 10,
            reasoning:
              'The room has heard an offer. Silence would be an answer, and a lasting one at that.',
            feedback:
              'The laugh stops, and Colin won’t sit beside you at lunch. Ben is judged on what he did, and people who were waved through or marked down before get a second look by five.',
            next: 'absence',
          },
          {
            id: 'market-partial',
            text: 'Refuse the trade, say why, work through Ben by quarter, and treat the names before his as closed.',
            value: 7,
            reasoning:
              "With 20 minutes left the worst case comes first, and what is reopened now can't be finished by two.",
            feedback:
              'The bargain is off, and Ben has a rating with reasons. But earlier ratings were shaped by a bad start, and those people will live with them for a year.',
            next: 'absence',
          },
          {
            id: 'market-grant',
            text: 'Leave Ben to Vera as a business decision, and log his rating as agreed by the group at 1:45.',
            value: 0,
            reasoning:
              'She has the right to decide, and the time that is left belongs to those who talk about evidence.',
            feedback:
              'The log now says something that didn’t happen. When one of Ben’s colleagues asks, your note is the problem, and Colin’s deal no longer is.',
            next: 'late',
          },
        ],
      },
      {
        id: 'absence',
        title: 'Low visibility',
        description: 'Decide how to handle a low rating and an absence.',
        situation:
          'Last name: Gloria, rated Below. She was on approved leave from March to June. Over the months she worked, 96% of her service reports were on time against a goal of 95%, and two hospitals wrote to thank her.',
        messages: [
          {
            from: 'Colin Brady',
            at: '1:50 PM',
            text: 'Low visibility. She was away March to June. I can hardly rate eight months like twelve.',
          },
          { from: 'Colin Brady', at: '1:52 PM', text: 'Put Meets if it makes life easier.' },
        ],
        choices: [
          {
            id: 'absence-months',
            text: 'Turn down the gift, make Colin rate the eight months, and look through the other files.',
            value: 10,
            reasoning:
              'A rating that is given to end a talk has no reasons behind it, and she may well have earned a better one.',
            feedback:
              'Vera leaves at two with the point still open, and Colin reads the two letters at last. Gloria is rated on her work, in his words, and the sweep finds one more person who had been overlooked.',
            next: 'explain',
          },
          {
            id: 'absence-meets',
            text: 'Take the offer, enter Meets with the 96% as the reason, and strike the line about visibility.',
            value: 7,
            reasoning:
              'You have ten minutes, the figures leave little doubt, and the harmful wording goes with it.',
            feedback:
              'The harmful rating is gone. But Colin agreed in order to avoid trouble, Gloria still has no reasons, and two letters of thanks went unread.',
            next: 'explain',
          },
          {
            id: 'absence-none',
            text: 'Enter "not rated, insufficient period," and give her the average increase with the next pay run.',
            value: 3,
            reasoning:
              'It’s neutral, it compares her with no one, and her pay doesn’t suffer for the months away.',
            feedback:
              'Eight months of good work vanish, because she took approved leave. A colleague hired in July is rated on less, and in many places a worse result because of protected leave is unlawful.',
            next: 'complaint',
          },
          {
            id: 'absence-volume',
            text: 'Keep Below, and give as the reason that her visits were well under the average of the team.',
            value: 0,
            reasoning:
              'That is a fact from the system, it can be measured, and the leave isn’t mentioned anywhere.',
            feedback:
              'Four months away mean fewer visits, so the number is the leave in disguise. Gloria loses pay for time she was entitled to take, and the file suggests that HR helped.',
            next: 'complaint',
          },
        ],
      },
      {
        id: 'late',
        title: 'Waved through',
        description: 'Decide whether to reopen a closed list.',
        situation:
          'The rest of Colin\'s names went through as one block. Gloria was among them: Below, "low visibility." She was on approved leave from March to June, beat her report goal in the months she worked, and two hospitals wrote to thank her.',
        messages: [
          { from: 'Vera Stanton', at: '4:30 PM', text: "Good session. It's closed, yes?" },
        ],
        choices: [
          {
            id: 'late-edit',
            text: 'Put Meets into the system tonight, and tell Colin and Vera in the morning what you corrected.',
            value: 0,
            reasoning:
              'The data are clear, the lock comes at noon, and the two of them will be glad that it’s done.',
            feedback:
              'You may have the right rating, and you used a power you don’t hold. The audit trail shows HR changing a manager’s decision at night, and Gloria gets a rating without an explanation.',
            next: 'complaint',
          },
          {
            id: 'late-january',
            text: 'Let the lock stand, and flag Gloria for a correction in January, with back pay if it was wrong.',
            value: 3,
            reasoning:
              'A deadline that bends for one person bends for all, and money can be put right afterward.',
            feedback:
              'Back pay repairs the money. It doesn’t repair January, when Gloria opens a letter that says Below and draws her own conclusion, while your record shows that you knew on Wednesday.',
            next: 'complaint',
          },
          {
            id: 'late-one',
            text: 'Call Colin tonight with her dates and results, have him rate the months, and leave the other names.',
            value: 7,
            reasoning:
              'Her case is the one with a clear mistake in it, and the others haven’t been questioned at all.',
            feedback:
              "Gloria's case is put right in time and by her own manager. But the others weren’t questioned because they weren’t looked at, and the block may hide more.",
            next: 'explain',
          },
          {
            id: 'late-reopen',
            text: 'Write back that it’s not, and take the whole block of names up with both of them tonight.',
            value: 10,
            reasoning:
              'It’s your mistake as well as theirs, and most of it can be undone as long as no letter is out.',
            feedback:
              'Vera is short with you, and the evening is gone. Gloria is rated on what she did, and the list shows two more names that were rushed through without an example.',
            next: 'explain',
          },
        ],
      },
      {
        id: 'explain',
        title: 'The hard conversation',
        description: 'Decide how a lowered rating is explained.',
        situation:
          'Thursday. There is no example for Anouk that goes beyond the goals, and Hannah now agrees on Meets.',
        messages: [
          {
            from: 'Hannah Sato',
            at: '9:00 AM',
            text: 'Anouk is counting on Exceeds. Can I just say that calibration took it away?',
          },
        ],
        choices: [
          {
            id: 'explain-join',
            text: 'Lead the talk with Hannah beside you, so that Anouk hears the standard and the log correctly.',
            value: 7,
            reasoning:
              'You know the reasons best, and Anouk hears the same account as everyone else in the company.',
            feedback:
              'Anouk gets accurate reasons. But she learns that her manager either disagrees or doesn’t know, and her next question about growth goes to the wrong person.',
            next: 'end',
          },
          {
            id: 'explain-budget',
            text: 'Give her a gentler line: the number of Exceeds was limited this year, and Anouk was very close.',
            value: 0,
            reasoning:
              'It protects her confidence, there is no blame in it, and with a budget it isn’t even far from the truth.',
            feedback:
              'It’s kind for an hour and false for good. Every colleague rated Meets will ask whether they were "close" too, and if it’s ever tested, HR supplied the line.',
            next: 'end',
          },
          {
            id: 'explain-own',
            text: 'Send her back to tell Anouk the result as her own, with the gap to Exceeds and the way to object.',
            value: 10,
            reasoning:
              'People take most things from a manager who stands by them, and least from one with an excuse.',
            feedback:
              'Hannah hates the first five minutes, and Anouk is disappointed. She isn’t confused: one voice, two facts, a way forward, and a route if she thinks that it’s wrong.',
            next: 'end',
          },
          {
            id: 'explain-write',
            text: 'Have Hannah send a clear summary first, with the anchor, and offer a meeting for any questions.',
            value: 3,
            reasoning:
              'Writing is the same for all, and it lets Anouk take the news in privately before she has to react.',
            feedback:
              'Anouk reads a disappointment on a screen, alone, and fills the gaps herself. The offer of a meeting puts the effort on her, and she doesn’t take it up.',
            next: 'end',
          },
        ],
      },
      {
        id: 'complaint',
        title: 'She has heard',
        description: 'Decide what to do when a concern arrives before the lock.',
        situation:
          'Thursday. Ratings lock at noon, and her record still carries what happened yesterday.',
        messages: [
          {
            from: 'Gloria Reyes',
            at: '8:15 AM',
            text: 'A colleague tells me that my leave decided how I’m rated this year. Is that true?',
          },
          {
            from: 'Colin Brady',
            at: '8:40 AM',
            text: 'Let me call her. I never meant it like that.',
          },
        ],
        choices: [
          {
            id: 'complaint-call',
            text: 'Let Colin call her this morning, with a few words from you on what to say and what to leave out.',
            value: 0,
            reasoning:
              'An honest talk between the two, before positions harden, does more than any process could.',
            feedback:
              'The person she is worried about now calls her about an email that she sent to HR. Whatever he says may sound like pressure, and anything that goes wrong for her later may look like payback.',
            next: 'end',
          },
          {
            id: 'complaint-hold',
            text: 'Leave her record open past noon, answer her with a name from outside, and keep Colin off the phone.',
            value: 10,
            reasoning:
              'It’s about the people who would reply, so more from them today would only make it worse.',
            feedback:
              'Colin feels accused, and her raise waits two weeks. She has an answer today from someone with no stake in it, and from 8:15 onward everything that happened can be shown to anyone.',
            next: 'end',
          },
          {
            id: 'complaint-letters',
            text: 'Reply that ratings are confidential until the letters go out, and that appeals open in January.',
            value: 3,
            reasoning:
              'It’s true, it’s the same for everyone, and a word too much today could tie your hands later.',
            feedback:
              'She has raised a concern about leave, and you answered a question about timing. You know that the rating may be wrong and let it lock, and by January she has a lawyer.',
            next: 'end',
          },
          {
            id: 'complaint-fix',
            text: 'Have Colin and Vera rate her eight months before noon, apologize, and tell her that it has been put right.',
            value: 7,
            reasoning:
              'Her pay depends on what stands there at noon, and a right rating is the best answer she can get.',
            feedback:
              'Her pay letter will be based on her work. But the people who rated her have answered her question by changing it, and an independent person never looked at why.',
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
        'Here is how the two days can go well. First, question early: send each manager short questions about their own evidence, with the anchors, and settle no names in private. Never set a quota, even as a guide. If a wrong message has gone out, withdraw it aloud and have managers tell employees that ratings are provisional. Second, evidence: read out the anchor and ask which dated results fit it. If there are none, leave the rating open until a set hour; don’t wave it through and don’t cut it on the spot. Third, adjust: weigh one great month as part of the year, goal by goal. Park retention and pay. When someone offers a trade, say that neither rating buys the other. Rate people who were on leave on the months they worked, against goals of that size, and check other files in the same way. Fourth, explain: the manager owns the rating, in person, with reasons, and pay comes later. If someone asks whether leave decided their rating, hold that record, bring in a reviewer from outside the line, keep every note and keep the manager from calling. Try again, and watch for the fair-sounding shortcut.',
    },
    actionPlan: {
      template:
        'MY ACTION PLAN: BEFORE THE NEXT CALIBRATION\n\nName: ________  Session date: ________  Person who decides: ________\n\n1. QUESTION\nPattern I see in the data (no names): ________\nQuestion I will send each manager, and by when: ________\nWhat I will say if asked to settle names in private: ________\n\n2. EVIDENCE\nThe anchor for Meets in our words: ________\nDeadline for missing examples: ________\nWho else saw the work: ________\n\n3. ADJUST\nMy sentence for a trade: ________\nMy sentence for pay or retention talk: ________\nHow we size goals to months worked: ________\nGroups whose averages I will compare before the lock: ________\n\n4. EXPLAIN\nOpening line a manager can use for a lower rating: ________\nReview or appeal route to mention: ________\nReviewer outside the line, if a concern arrives: ________\n\nReviewed with: ________  Date: ________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Question', 'Evidence', 'Adjust', 'Explain'],
    },
  },
});

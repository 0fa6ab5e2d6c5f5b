import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-business-partner-scenario-2',
  moduleId: 'hr-business-partner-m5',
  type: 'scenario',
  title: 'Who Cleans the Rooms',
  description:
    'A Portuguese hotel group wants to hand 640 room attendants to a contractor, and you are asked for "the people chapter." Decide whose numbers count, where the problem is, what the other option is worth, and who pays for it.',
  passingScore: 80,
  config: {
    scenario: {
      title: 'Who Cleans the Rooms',
      context:
        'You are the HR business partner of a hotel group in Portugal with 22 hotels. Its 640 room attendants cost €9.6 million a year, or €7.50 for each of 1.28 million rooms cleaned. A contractor offers €6.30. Duarte Valente leads the group, Marta Queiroz its finance, Rui Teles its hotels; Fátima Rosário is a delegate of the attendants. The company and its people are invented. The board meets on the 30th.',
      people: [
        { name: 'Duarte Valente', role: 'Managing director' },
        { name: 'Marta Queiroz', role: 'Finance director' },
        { name: 'Rui Teles', role: 'Head of hotel operations' },
        { name: 'Fátima Rosário', role: "Attendants' delegate" },
      ],
    },
    steps: [
      {
        id: 'chapter',
        title: 'The people chapter',
        description: 'Decide how you answer Duarte.',
        situation:
          'The board paper has 14 pages. Page 2 says "saving: €1.5 million a year." Page 11 is empty and carries your name.',
        messages: [
          {
            from: 'Duarte Valente',
            at: 'Monday, 8:40 AM',
            text: 'Guests wait for rooms until four. The contractor solves that and saves 1.5 million. I need your chapter by Friday: transfer, talks with the delegates, wording.',
          },
          {
            from: 'Duarte Valente',
            at: 'Monday, 8:43 AM',
            text: 'The commercial side is done. You do the people.',
          },
        ],
        choices: [
          {
            id: 'chapter-contract',
            text: 'Ask for the contract and all annexes first. Page 11 may come out against it.',
            reasoning:
              'Most of what such a contract buys is people, and the wording follows from that.',
            value: 10,
            feedback:
              "Duarte says that he didn't ask for a second finance director. He sends the contract at six in the evening, with all annexes. You have three days, and he has been warned that page 11 will be an opinion.",
            next: 'annex',
          },
          {
            id: 'chapter-fair',
            text: 'Draft the fairest transfer that money can buy, with counsel, and prepare the talks with the delegates.',
            reasoning:
              'It is for the board to decide, and what people have left now is how well it is done.',
            value: 0,
            feedback:
              "It's the best chapter in the paper, and it makes the other thirteen pages look finished. On Wednesday a hotel manager copies your wording into a notice. Fátima reads it on the wall beside the linen room.",
            next: 'leak',
          },
          {
            id: 'chapter-delegates',
            text: 'Hear Fátima quietly this week, then write page 11 from that.',
            reasoning:
              "It's about people, so they should be asked, and what she says could change all of it.",
            value: 3,
            feedback:
              "You tell a delegate of a plan that the board hasn't seen and counsel hasn't prepared. She is bound to pass it on, and does. By Thursday there is a date for a strike, and the contract is still unread.",
            next: 'leak',
          },
          {
            id: 'chapter-two',
            text: 'Tell him that he gets two versions of page 11, one with the contractor and one without, side by side.',
            reasoning:
              "It takes longer, but the board has a choice, and HR wouldn't have to take a side in it.",
            value: 7,
            feedback:
              'Duarte agrees, since two versions sound thorough. You compare two ways to treat people and neither of you has checked page 2. The board will weigh your care against 1.5 million.',
            next: 'annex',
          },
        ],
      },
      {
        id: 'leak',
        title: 'On the wall beside the linen room',
        description: 'Decide what happens today.',
        situation:
          'In six hotels attendants have stopped taking extra rooms. Counsel says that the transfer rules and information of the delegates have to be examined before any announcement.',
        messages: [
          {
            from: 'Fátima Rosário',
            at: 'Thursday, 7:10 AM',
            text: 'Are we sold? I have 31 messages since six. I want to hear a yes or a no.',
          },
          {
            from: 'Rui Teles',
            at: 'Thursday, 7:30 AM',
            text: "Say that it's a rumor. I have a full house on Saturday.",
          },
        ],
        choices: [
          {
            id: 'leak-rumor',
            text: 'Have Rui post today in all hotels that nothing is sold, and invite Fátima for coffee after the board date.',
            reasoning:
              "It's true that nothing has been decided, and people have a full house to get through on Saturday.",
            value: 0,
            feedback:
              "On Friday someone photographs page 2. The denial has Rui's name on it, and he has to face his own staff for it. On Saturday 112 rooms aren't cleaned, and Fátima won't sit at a table with HR for months.",
            next: 'annex',
          },
          {
            id: 'leak-open',
            text: 'Give Fátima three facts at nine: that there is an offer, that no vote has been taken, the date for news.',
            reasoning:
              'Counsel agrees to those three, and after the wall a fourth would be one too many.',
            value: 10,
            feedback:
              'She is angry, and she writes the three facts on the same wall. Saturday is cleaned, slowly. Duarte asks who allowed this, and you say counsel and you.',
            next: 'annex',
          },
          {
            id: 'leak-hold',
            text: 'Promise Fátima that no one loses a job, and ask for patience.',
            reasoning:
              "They can wait if they aren't afraid, and by Monday there could be more to say.",
            value: 5,
            feedback:
              "She takes the promise to 640 people. It wasn't yours to give: the contractor plans with 540. You spend the next month explaining a sentence.",
            next: 'annex',
          },
        ],
      },
      {
        id: 'annex',
        title: 'Annex 4',
        description: 'Decide what you do with what you found.',
        situation:
          'Annex 4: each room cleaned after two, for whatever reason, costs €1.90 more. The front desks record 35% such rooms, about €851,000 a year. The 22 supervisors stay with the group: €480,000. Of €1,536,000 about €205,000 remain.',
        messages: [
          {
            from: 'Marta Queiroz',
            at: 'Thursday, 5:00 PM',
            text: 'Finance has signed off on page 2. Is page 11 on its way?',
          },
          {
            from: 'Duarte Valente',
            at: 'Thursday, 5:20 PM',
            text: 'Short, please. The board reads the first two pages.',
          },
        ],
        choices: [
          {
            id: 'annex-page',
            text: 'Put the calculation on page 11 under "risks," say where it comes from, and let the directors conclude.',
            reasoning:
              'This page is mine to write, and anyone who doubts the figures can check them.',
            value: 3,
            feedback:
              'A director finds it on the morning of the 30th and reads it out. Marta and Duarte hear it there for the first time. The item is postponed, your sum was right, and neither of them sends you a draft again.',
            next: 'where',
          },
          {
            id: 'annex-hint',
            text: 'Tell Marta that page 2 needs another look at the annexes, and say nothing of your own figure.',
            reasoning:
              "It's slower, but it's her number, and people would believe it more if she had found it.",
            value: 7,
            feedback:
              "Marta rechecks, finds the surcharge and not the supervisors, and writes 0.7 million. It's closer, and she will defend it, as it is hers. You know of 480,000 that she does not.",
            next: 'where',
          },
          {
            id: 'annex-lane',
            text: 'Leave page 2 to its authors. Page 11 is about the 22 supervisors.',
            reasoning: "It isn't my number, and people trust HR more if it keeps to what it knows.",
            value: 0,
            feedback:
              'The paper goes out with 1.5 million. In the first days of May Marta reads annex 4 on her own and finds your copy with the yellow lines. The item is withdrawn, and she asks the hotels and not you what makes rooms late; they name the linen truck.',
            next: 'case',
          },
          {
            id: 'annex-both',
            text: 'Take it to Duarte tonight and to Marta together with him, for a corrected figure under her own name.',
            reasoning:
              "It's his paper and her number, and each of them should hear it before the board does.",
            value: 10,
            feedback:
              'Duarte asks three times where the 35% comes from. Marta needs a day and arrives at 190,000 to 220,000. The item stays on the agenda as a report, and he says what he had wanted all along: rooms at two.',
            next: 'where',
          },
        ],
      },
      {
        id: 'where',
        title: 'Rooms at four',
        description: 'Decide how you look for the cause.',
        situation:
          'Late rooms cost €620,000 a year in vouchers. Fourteen hotels have the trouble. In the other eight, nearly all rooms are ready by two.',
        messages: [
          {
            from: 'Rui Teles',
            at: 'Tuesday, 9:00 AM',
            text: "It's discipline. My managers in the fourteen will tell you the same.",
          },
          {
            from: 'Duarte Valente',
            at: 'Tuesday, 9:15 AM',
            text: 'You have two weeks. I want a cause and no seminar.',
          },
        ],
        choices: [
          {
            id: 'where-workshop',
            text: 'Gather the fourteen managers for a day, hear what they think the cause is, then rank it by votes.',
            reasoning:
              'They live with the problem every day, and what they pick themselves will be carried out.',
            value: 0,
            feedback:
              'Thirteen of fourteen vote for discipline. Two hotels bring in fines for late rooms, and an attendant in Faro with bad knees gives notice after nineteen years. The rooms are ready at four.',
            next: 'case',
          },
          {
            id: 'where-compare',
            text: 'Compare the eight with the fourteen hour by hour, with what head office promises guests in it.',
            reasoning:
              'If the eight have the same people and the same rooms, then the cause is in how the day is set up.',
            value: 10,
            feedback:
              "In the eight, linen lies on the floors the night before; in the fourteen the truck comes at 11:30. And Duarte's own early check-in sells rooms for one o'clock. He reads that line twice and leaves it in.",
            next: 'case',
          },
          {
            id: 'where-time',
            text: 'Clock forty attendants in the fourteen late hotels, room by room and hour by hour, with their knowledge.',
            reasoning:
              "It can show whether it's discipline, and people have nothing to fear from a fair count.",
            value: 7,
            feedback:
              'The minutes are normal, and discipline is off the table. Forty sheets also say "waiting," without saying for what. You need another week to visit a hotel without a wait.',
            next: 'case',
          },
          {
            id: 'where-bench',
            text: 'Buy a benchmark of rooms per shift from hotel chains abroad, and set a target in between.',
            reasoning:
              "It would show what is possible elsewhere, and a target in between isn't too hard on people.",
            value: 3,
            feedback:
              'The benchmark says 11 rooms, yours is 9. Rui sets 10 for all, and the fourteen hotels are now late and behind target. Fátima counts the sick notes.',
            next: 'case',
          },
        ],
      },
      {
        id: 'case',
        title: 'What it is worth',
        description: 'Decide which benefit the case may claim.',
        situation:
          'In the fourteen the linen truck comes at 11:30; in the other eight, linen is on the floors the night before. To do the same needs shelves and carts: €180,000 once, €60,000 a year. Half of the vouchers, €310,000, should go.',
        messages: [
          {
            from: 'Rui Teles',
            at: 'May 6, 2:00 PM',
            text: 'Add 22,000 hours of waiting that we save. That is 190,000. And people stay longer, say 150,000. Then you are at 650.',
          },
          {
            from: 'Marta Queiroz',
            at: 'May 6, 2:30 PM',
            text: "I'll read whatever you send as I read page 2. Twice.",
          },
        ],
        choices: [
          {
            id: 'case-haircut',
            text: 'Claim all three, each with a haircut of one half, and label the total "conservative."',
            reasoning: 'The hours are there, and half of what Rui says is still on the safe side.',
            value: 7,
            feedback:
              "The total of 325,000 is close to the truth by accident. Marta strikes the hours, because the payroll doesn't shrink, and asks what else is padded. The vouchers, which were solid, must be shown to her a second time.",
            next: 'early',
          },
          {
            id: 'case-ranges',
            text: 'Present low, middle and high totals for all three, and recommend planning with the middle one.',
            reasoning:
              "It isn't certain, so people should see how far it could be off in both directions.",
            value: 3,
            feedback:
              'Three columns of the wrong items are still the wrong items. Marta puts the middle, 480,000, into her draft budget, and Rui is asked which 15 jobs would make the hours real.',
            next: 'early',
          },
          {
            id: 'case-vouchers',
            text: 'Claim the vouchers and no more: paid back in month 9, with the figure owned by Marta.',
            reasoning:
              "It's less than Rui would like, but it's money that leaves the company today.",
            value: 10,
            feedback:
              'Rui calls it thin. Marta checks one thing, how vouchers are booked, and signs. With 250,000 a year after running cost, 180,000 is back in 8.6 months, and she says so to Duarte before you do.',
            next: 'early',
          },
          {
            id: 'case-all',
            text: 'Claim the full 650,000, itemized with sources, and set it beside the 1.5 million of page 2.',
            reasoning:
              "That's the full saving, and next to 1.5 million a smaller figure wouldn't be heard.",
            value: 0,
            feedback:
              'The board secretary sends it to the auditor, who asks which budget line falls by 190,000. None does. Duarte is told that HR has written a page 2 of its own.',
            next: 'audit',
          },
        ],
      },
      {
        id: 'audit',
        title: 'A page 2 of your own',
        description: 'Decide what goes back to the board.',
        situation:
          "The auditor's note has five questions. Three concern hours and turnover, two the vouchers. The contractor has renewed its offer until the end of the month.",
        messages: [
          {
            from: 'Marta Queiroz',
            at: 'May 19, 9:00 AM',
            text: 'First annex 4, and now this. What am I to tell them?',
          },
          {
            from: 'Duarte Valente',
            at: 'May 19, 9:25 AM',
            text: 'The vote is on June 1. What do I have by then?',
          },
        ],
        choices: [
          {
            id: 'audit-explain',
            text: 'Answer all five in depth, with the hours derived from time sheets.',
            reasoning:
              "Anyone who visits a linen room can see that the hours are real, and what is shown in full can't be struck.",
            value: 0,
            feedback:
              'Nine pages prove that people wait, which was never in doubt. No budget line moves, and Marta strikes 340,000 by hand. Beside what is left, the slides of the contractor look simple.',
            next: 'early',
          },
          {
            id: 'audit-strike',
            text: 'Strike hours and turnover under your own name. One page remains, with 310,000.',
            reasoning:
              "HR made a claim that no budget line bears out, so it's fair that HR takes it back.",
            value: 10,
            feedback:
              "The page says in its first line what was wrong and who wrote it. Marta adds how vouchers are booked and signs below you. A director remarks that it's the first paper this year to get smaller.",
            next: 'early',
          },
          {
            id: 'audit-finance',
            text: 'Tell Marta that HR was wrong, hand her the whole case before noon, and let finance resubmit it.',
            reasoning:
              'People would believe it if it came from her, and coming from HR they may not.',
            value: 5,
            feedback:
              "Marta resubmits the vouchers alone. Her format has no line for shifts or for people, so the paper doesn't say who starts earlier. You learn its final wording from the board secretary.",
            next: 'early',
          },
        ],
      },
      {
        id: 'early',
        title: 'Half past six',
        description: 'Decide how the early start enters the case.',
        situation:
          'With linen on the floors the first shift can begin at 6:30. A second start at 8:00 would cost €38,000 a year; on the vouchers alone, payback would move from month 9 to month 11.',
        messages: [
          {
            from: 'Fátima Rosário',
            at: 'May 26, 3:10 PM',
            text: 'Forty-five of us bring children to school. There is no bus before seven in Braga. Did anyone count that?',
          },
          {
            from: 'Duarte Valente',
            at: 'May 26, 3:40 PM',
            text: "The vote is on Monday. Please don't reopen it now.",
          },
        ],
        choices: [
          {
            id: 'early-guard',
            text: 'Keep month 9, and say openly that resignations of early starters are tracked and reviewed after 90 days.',
            reasoning:
              'It may do harm, but then that will be seen, and a change so late could cost us all of it.',
            value: 7,
            feedback:
              'The guardrail works: after 90 days it shows 17 resignations. Someone reads them, and a second start comes in the fall. Seventeen people have found out by leaving what Fátima had said in May.',
            next: 'report',
          },
          {
            id: 'early-cost',
            text: 'Add the 8:00 start and its 38,000 to the case, even though the payback then moves from month 9 to month 11.',
            reasoning:
              'Two months of payback are little beside 45 people who have no bus before seven.',
            value: 10,
            feedback:
              "Duarte is short with you until Monday. The vote takes nine minutes, and the one question is about the bus in Braga. Forty-one of the 45 choose eight o'clock, and Fátima tells the linen rooms that someone had counted.",
            next: 'report',
          },
          {
            id: 'early-local',
            text: 'Let each hotel settle start times with its delegates afterward, within the approved budget.',
            reasoning:
              "It isn't the same in Braga and in Faro, and people there know what would work for them.",
            value: 3,
            feedback:
              "Within the approved budget there is no money for a second start, so there is nothing to settle. Nine hotels post 6:30. Fátima's colleagues have a right to talk about a decision that has been made.",
            next: 'report',
          },
          {
            id: 'early-out',
            text: "Leave the schedule out of the paper. It's ordinary business for July.",
            reasoning:
              'Shift times belong to operations, and mixing them into an investment paper muddies both subjects.',
            value: 0,
            feedback:
              "In July 45 people receive a schedule. Eleven resign, and four of them go to the contractor's hotels. The vouchers fall as planned, and the case is praised for a gain that someone else paid for.",
            next: 'end',
          },
        ],
      },
      {
        id: 'report',
        title: 'Eleven points',
        description: 'Decide what the board hears in October.',
        situation:
          "Five of the fourteen hotels began in June. Late rooms there fell from 48% to 37%. In the nine that wait for carts, they fell from 48% to 44%; Duarte had ended the one o'clock check-in everywhere.",
        messages: [
          {
            from: 'Duarte Valente',
            at: 'October 12, 10:00 AM',
            text: 'Eleven points. Put that on page 1. I want the carts for the other nine before Christmas.',
          },
          {
            from: 'Marta Queiroz',
            at: 'October 12, 10:20 AM',
            text: 'The contractor has written to the chairman again. He offers 6.10 now.',
          },
        ],
        choices: [
          {
            id: 'report-seven',
            text: 'Split the eleven: seven for the carts, four for his check-in. Request the nine on seven.',
            reasoning:
              "The nine without carts improved by four as well, and a board that finds that out won't forget it.",
            value: 10,
            feedback:
              'Duarte dislikes the seven and rather likes the four, which are his. The chairman asks the contractor how many points he would guarantee, and gets no letter back. The nine hotels have their carts in February.',
            next: 'end',
          },
          {
            id: 'report-note',
            text: 'Report eleven on page 1, and name in a note beneath what the remaining nine hotels have gained, too.',
            reasoning:
              "It's true as it stands, and anyone with a question can find the other nine in the note.",
            value: 7,
            feedback:
              'The board approves on eleven. In spring the nine gain six more points and someone writes "disappointing." The note was there, and Rui\'s managers are asked what they did wrong.',
            next: 'end',
          },
          {
            id: 'report-wait',
            text: 'Ask the board for patience until a full year has passed, and leave the nine as they are.',
            reasoning:
              'It was summer, and a year would show what is due to the season and what is not.',
            value: 3,
            feedback:
              'The board has a contractor at 6.10 and an HR partner who would rather not say. Nine hotels wait for carts through another summer, and 260 attendants wait for linen.',
            next: 'end',
          },
          {
            id: 'report-eleven',
            text: 'Report eleven points, and convert them into vouchers for all fourteen hotels at once.',
            reasoning:
              "It's what the five have shown, and the contractor won't be as careful with his figures.",
            value: 0,
            feedback:
              'The budget takes out vouchers for eleven points in fourteen hotels. They fall by seven. Marta closes the gap in the only line she has left by then, the hours of the attendants.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 60,
    passingScore: 80,
    feedback: {
      passing:
        'You read the contract before you wrote about people, brought the number to its owners in private, looked where the problem was absent, and claimed money that leaves the company and nothing else. Look at the choices below 10 points: most of them kept you in your lane or made the figure larger, and in both cases an attendant paid for it later.',
      failing:
        "Here is a way through. When you're asked for the people chapter, ask for the contract; a decision about 640 people is in its annexes. If word gets out, say the few facts that counsel can stand behind, and promise nothing that isn't yours. Take a wrong number to the leader first and then, with him, to the person who owns it. Compare the places with the problem with the places without it, and count what head office does. Claim cash, once, with an owner outside HR; hours count only if fewer are paid. Put the cost of those who would pay for the gain into the case, even when it makes the payback longer. Report what the comparison leaves over. If you've claimed too much, take it back under your own name. Then play again, and see who pays for a larger figure.",
    },
    actionPlan: {
      template:
        "ACTION PLAN: A CASE THAT SHOWS WHO PAYS\n\nName: ______________________   Date: ______________\n\n1. THE CONTRACT BEHIND THE REQUEST\nSaving that is claimed: __________   Its owner: ______________\nAnnexes, surcharges and people who stay: ______________________________\nWhat remains: __________\n\n2. WHERE THE PROBLEM IS ABSENT\nPlaces without it: ______________________________\nWhat differs there: ______________________________\nThe leader's own part: ______________________________\n\n3. THE CLAIM\nCash, counted once: __________   Owner outside HR: ______________\nLeft out, and why: ______________________________\nCost, payback, break-even: ______________________________\n\n4. WHO PAYS\nPeople who start earlier, travel longer or earn less: ______________________________\nCost of sparing them, in the case: __________\nComparison that will be reported: ______________________________\n\nReview date: ______________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.",
      sections: [
        'The contract behind the request',
        'Where the problem is absent',
        'The claim',
        'Who pays',
      ],
    },
  },
});

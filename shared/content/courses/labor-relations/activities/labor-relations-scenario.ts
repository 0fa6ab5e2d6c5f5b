import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'labor-relations-scenario',
  moduleId: 'labor-relations-m4',
  type: 'scenario',
  title: 'Eleventh-Hour Bargaining',
  description:
    'Wages and scheduling are deadlocked 48 hours before the agreement expires. Decide which interests to pursue, what to offer, how to run the process, what to say and how to prepare.',
  passingScore: 80,
  config: {
    scenario: {
      title: 'Eleventh-Hour Bargaining',
      context:
        'You lead bargaining for Sable Ridge Cold Chain, a fictional refrigerated warehouse with 420 represented employees. The agreement expires on Friday, October 16, 2026, at 11 p.m. It is Wednesday, 11 p.m. The union asks for raises of 6, 5 and 5 percent and rosters fixed 21 days ahead. You have offered 3, 3 and 3, with rosters at 7 days and changes at will. One point is worth $200,000 a year. Your mandate: term cost up to $4.7 million over three years, scheduling included. Local law has been checked: both sides must bargain in good faith, and a stoppage is lawful after expiry. Belinay Farouk leads for the union. Garrick Oyelowo is your COO. Your decisions change what you face next.',
    },
    steps: [
      {
        id: 's1',
        title: 'The deadlock',
        description: 'Decide how to restart talks that have stopped moving.',
        situation:
          'Belinay closes her folder. "Wages and rosters together, or nothing. My members are tired of hearing no." Garrick calls from the parking lot. He thinks most employees would take the money if they heard about it from the company. Both teams are due back at 9 tomorrow. You have tonight to choose your approach.',
        choices: [
          {
            id: 's1a',
            text: 'Move to 3.5 percent in each year tomorrow, on condition that rosters stay as they are. A real number shows goodwill and takes the hardest topic off the table.',
            value: 3,
            feedback:
              'You spend about $626,000 over the term and learn nothing. The union banks the half point as your new floor and hears that rosters can be bought off. Crews who care about evenings feel priced. Money offered before you know the need usually buys a higher demand, so ask what the roster claim would fix.',
            next: 's2b',
          },
          {
            id: 's1b',
            text: 'Ask a mediator whom both sides know to join at 9, and tell Belinay tonight that you will come with full authority on both topics and the cost figures.',
            value: 7,
            feedback:
              'A mediator lowers the temperature, and authority in the room is right. But you hand over the diagnosis before trying it yourself, and the morning passes while the neutral learns what one honest question could have shown. Belinay agrees to come, and mentions that no one has yet asked why 21 days matters.',
            next: 's2a',
          },
          {
            id: 's1c',
            text: 'Send all employees a clear, polite letter with the 3, 3 and 3 offer tonight, ask them to tell supervisors what they think before Friday, and copy Belinay.',
            value: 0,
            feedback:
              'Asking members for their answer to an offer goes around their representatives while talks are open. Belinay must now defend her role before she can discuss rosters, and counsel must consider a bad faith or bypassing claim. Employees see a company that calls a table and then leaves it. Inform people after the union has the same text; never bargain with them directly.',
            next: 's2b',
          },
          {
            id: 's1d',
            text: 'Propose a two-hour roster session at 9, apart from wages, where ideas are not offers. Open with why volumes arrive late, then ask what 21 days would fix.',
            value: 10,
            feedback:
              'You separate a problem that can be designed from money that must be divided, and you disclose your interest first. Belinay can explore without conceding, and her crews will hear that someone asked. The written rule that ideas are not offers protects both of you if nothing comes of it.',
            next: 's2a',
          },
        ],
      },
      {
        id: 's2a',
        title: 'What 21 days was for',
        description: 'Turn a stated demand into a clause that both sides could run.',
        situation:
          'Thursday, 11 a.m. The real need is out. Parents cannot arrange evening care when a roster changes the night before, and most late changes fall on Saturdays. Your planners know customer volumes nine days ahead. Belinay says: "Twenty-one was a number I could defend. Show me one that works." Late changes run at about 2,000 a year.',
        choices: [
          {
            id: 's2a-a',
            text: 'Rosters firm at 8 days. After that, volunteers first, then a $50 premium for each change. Test the text against last month, together.',
            value: 10,
            feedback:
              'Eight days fits what planners know, so operations can keep the promise. Volunteers and a premium give parents a choice, and managers a reason to plan. The cost is countable: 2,000 changes at $50 is $100,000 a year. Testing real weeks turns a theme into a clause that supervisors can apply.',
            next: 's3',
          },
          {
            id: 's2a-b',
            text: 'Offer 14 days with no premium. It is a clean midpoint between 7 and 21, easy to explain to both sides, and it adds nothing to payroll.',
            value: 3,
            feedback:
              'Splitting the difference feels fair, but your planners cannot see past nine days. They will post guesses and change them, so employees lose the predictability that they were promised and supervisors take the blame. Nothing deters the late change. A midpoint between two positions can miss both interests.',
            next: 's3',
          },
          {
            id: 's2a-c',
            text: 'Set up a joint committee with two members a side to study scheduling for six months, with a promise in the agreement to act on whatever it recommends.',
            value: 0,
            feedback:
              'You postpone the only issue on which the two sides have just understood each other. Members who told you about their evenings get a committee, and the promise to act binds operations to terms it has not seen. Belinay cannot sell that by Friday. Use committees to refine a clause, not to avoid one.',
            next: 's3',
          },
          {
            id: 's2a-d',
            text: 'Rosters firm at 8 days for all, and later changes only if the employee agrees. No premium is needed, because people will not be moved against their will.',
            value: 7,
            feedback:
              'Eight days is sound and consent answers the parents directly. But when no one volunteers on a peak Saturday, product spoils and a supervisor will lean on someone quietly. The next grievance is about pressure. You need a fair last resort, and a price on it keeps it rare. Add volunteers first, then a paid, limited right to change.',
            next: 's3',
          },
        ],
      },
      {
        id: 's2b',
        title: 'They are talking past us',
        description: 'Repair the table before you try to settle anything on it.',
        situation:
          'Thursday, 11 a.m. A union bulletin, one hour old, reads: "The company talks about money to avoid talking about our evenings." Belinay walks in with six members instead of two and starts by reading it aloud. Then she looks at you. Garrick texts: "Answer her. Remind them what a strike costs a family."',
        choices: [
          {
            id: 's2b-a',
            text: 'Hear it out, then move straight to a new roster text: firm at 8 days with a $50 premium after that. A real improvement says more than words do.',
            value: 7,
            feedback:
              'The text is good and shows that you listened. But it lands before the room believes you, so members look for the catch and ask for 10 days and $75. A short acknowledgment first costs nothing and protects the value of the offer. Repair, then propose.',
            next: 's3',
          },
          {
            id: 's2b-b',
            text: 'Correct the record firmly. You have offered money and rosters at 7 days, and both are better than two of your competitors. The bulletin left that out.',
            value: 3,
            feedback:
              'Every fact may be true, and none of them answers the complaint, which is that no one asked. Six members watch you win a point and lose the morning. Correct errors in writing, later. Across the table, a defended position tells the crews that the bulletin was right about you.',
            next: 's3',
          },
          {
            id: 's2b-c',
            text: 'Say: "That is fair. We spoke about money before we asked about rosters. I will not go around this table. Tell me what happens on a bad Saturday."',
            value: 10,
            feedback:
              'You own the order of events without conceding a term, and you say how you will behave from here. Members describe late-night changes and lost child care, which is the interest you needed. Belinay regains standing with her own people, and that makes it easier for her to move. Trust is repaired by conduct that can be checked.',
            next: 's3',
          },
          {
            id: 's2b-d',
            text: 'Stay calm and lay out the facts: lost pay per week in a stoppage, against the gain from your offer. People deserve to decide with full information.',
            value: 0,
            feedback:
              'It is presented as information and heard as a threat. Six members report it to the shifts within the hour, and the strike meeting is better attended for it. In some systems such words also feed a legal claim. Their alternative is theirs to price. Your task is to improve the deal.',
            next: 's3',
          },
        ],
      },
      {
        id: 's3',
        title: 'The package',
        description: 'Choose an offer that the mandate allows and the members could ratify.',
        situation:
          'Thursday, 8 p.m. After a long afternoon, both sides work from one roster idea: firm at 8 days, volunteers first, a $50 premium after that. It costs $0.3 million over the term. Belinay gives a signal: "Year one has to start with a four." Your analyst reminds you that one point costs $200,000 in every year in which it is paid.',
        choices: [
          {
            id: 's3a',
            text: 'Offer 5, 2 and 2 with the roster clause. Members see a five, the average stays at three, and pay ends lower than with 3, 3 and 3.',
            value: 7,
            feedback:
              'It fits, at about $4.27 million plus $0.3 million, and members will like the five. But Belinay asked for a four. You have given away the headline and leave 2 and 2 for inflation to argue with, so the last years may breed resentment. A four in year one meets the need and spreads value better.',
            next: 's4a',
          },
          {
            id: 's3b',
            text: 'Offer 4, 3 and 3 with the roster clause, all as one package: about $4.29 million plus $0.3 million. Give the reason for each part.',
            value: 10,
            feedback:
              'It starts with a four, includes the clause that members care about, and costs about $4.59 million against $4.7 million. Reasons make it explainable on the night shift. Presenting one package stops the roster gain from being pocketed while pay stays open. You keep a little room and do not announce it.',
            next: 's4a',
          },
          {
            id: 's3c',
            text: 'Hold 3, 3 and 3, call it final, and add the roster clause. With so few hours left, they need to see clearly that the well is dry.',
            value: 0,
            feedback:
              'You have more than $700,000 of mandate left, so "final" is untrue and will be disproved when you move. Belinay told you what could be ratified and got a wall. Her members prepare to walk out over a number you were allowed to improve. Use the word only when it is fact.',
            next: 's4b',
          },
          {
            id: 's3d',
            text: 'Offer 4, 4 and 3 with the roster clause tonight, and call Garrick in the morning to stretch the mandate. A deal this close should not fail on cents.',
            value: 3,
            feedback:
              'The package costs about $4.71 million plus $0.3 million, some $310,000 over your limit. At 7 a.m. the CFO refuses, and you must take back an offer. Withdrawal looks like bad faith and costs Belinay her credibility too. Ask for room before you spend it; that is why mandates name a reply time.',
            next: 's4b',
          },
        ],
      },
      {
        id: 's4a',
        title: 'Show me the changes',
        description: 'Answer an information request while the clock runs.',
        situation:
          'Friday, 8 a.m. Belinay will take your package to her committee, but first she asks for twelve months of late roster changes by crew and supervisor. "If it is as rare as you say, prove it." The data shows that one supervisor, Lucan, made almost half of them. The HR system can export everything in ten minutes.',
        choices: [
          {
            id: 's4a-a',
            text: 'Give site totals by month today, and offer the breakdown by crew after signing, when there is time to check it and put it in context.',
            value: 7,
            feedback:
              'Quick totals show good faith and are safe to share. Yet the question was where changes happen, and a promise to show it after signing suggests that the answer hurts. Her committee adjourns for three hours while you find it. Relevant data, checked and coded, can usually go out the same morning.',
            next: 's5',
          },
          {
            id: 's4a-b',
            text: 'Export the full log with names, reasons and employee numbers and send it now. Complete openness at this hour will do more for trust than any summary.',
            value: 3,
            feedback:
              'Speed and openness are good instincts, but the log holds reasons such as medical visits and names one supervisor beside raw counts. By noon Lucan is the story on the floor and several employees have lost privacy. Share what bargaining needs, in coded form, and agree on how anything personal will be handled.',
            next: 's5',
          },
          {
            id: 's4a-c',
            text: 'Explain that personnel data is confidential, and that the package stands on its own terms. Offer to discuss the figures in the first joint review.',
            value: 0,
            feedback:
              'You refuse information that bears directly on the clause being negotiated. Confidentiality limits how you share it; it does not usually end the duty. Her committee concludes that the numbers are worse than they are, and counsel starts to worry about good faith. Offer a form that protects people and answers the question.',
            next: 's5',
          },
          {
            id: 's4a-d',
            text: 'By 9:30, send counts by crew and coded supervisor without reasons or names. Say plainly that one code stands out and that you will look into it.',
            value: 10,
            feedback:
              'Belinay gets what she needs to trust the clause, employees keep their privacy, and Lucan can explain the pattern to his manager before rumor does. Saying that one code stands out before she finds it buys more belief than the table itself. The committee meets on time with your figures in hand.',
            next: 's5',
          },
        ],
      },
      {
        id: 's4b',
        title: 'The table breaks',
        description: 'Recover a process after a refusal or a withdrawal.',
        situation:
          'Friday, 8 a.m. The numbers of last night are gone: refused by one side or taken back by the other. Belinay has called a strike meeting for 3 p.m. and says by phone: "I have nothing to bring them." Garrick asks whether you can declare an impasse and put your terms into effect at 11 p.m.',
        choices: [
          {
            id: 's4b-a',
            text: 'Tell Belinay what went wrong on your side. Propose a mediator at noon and a 72-hour extension on current terms, and get written approval for a package first.',
            value: 10,
            feedback:
              'An honest account gives her something to tell the meeting, and the extension keeps people at work while a neutral helps. Written approval in advance prevents a second withdrawal. You give up a little pride and protect 420 paychecks. An extension with an end date is pressure that both sides can live with.',
            next: 's5',
          },
          {
            id: 's4b-b',
            text: 'Tell Garrick to prepare the notice. Twelve sessions without agreement look like an impasse, and a firm step before 3 p.m. may concentrate minds.',
            value: 0,
            feedback:
              'Both sides moved within the past day, and information may still be outstanding, so an impasse is doubtful. Imposing terms on that basis can be unlawful in many systems and turns a pay dispute into one about rights. The 3 p.m. vote becomes easy. Ask counsel before you even use the word.',
            next: 's5',
          },
          {
            id: 's4b-c',
            text: 'Call Belinay for a private talk, the two of you only, to sketch a package that both could recommend, then take it to each team before 3.',
            value: 7,
            feedback:
              'A quiet talk between leads often works, and it respects her role. The risk is the 3 p.m. meeting: her team has not seen the sketch, and your own executives have not approved it. One leak and she looks bought. Pair the private talk with a mediator, an extension and written authority.',
            next: 's5',
          },
          {
            id: 's4b-d',
            text: 'Get the limit raised and send 4.5, 4 and 3 by email at once. It beats anything on the table, and the meeting will have something real to vote on.',
            value: 3,
            feedback:
              'The money is real, but the strike meeting takes it as the first reward for calling one. It reaches Belinay cold, so she cannot shape or recommend it, and the mandate is spent. Next round starts with a strike notice. Restore the process, then let the two teams build the package.',
            next: 's5',
          },
        ],
      },
      {
        id: 's5',
        title: 'Three hundred questions',
        description: 'Decide what employees and supervisors hear while talks continue.',
        situation:
          'Friday, 2 p.m. Talks are still open. A rumor, untrue, says that the gates will be locked tonight. Supervisors ask what to say, a customer has posted about "the strike," and Garrick has booked the canteen for 4 p.m. He says: "They know my face. I will tell them straight what is on offer."',
        choices: [
          {
            id: 's5a',
            text: 'Post a fair side-by-side table of both offers with costs, checked by counsel, so that rumor is replaced by facts. Ask Garrick to stand by for questions.',
            value: 3,
            feedback:
              'Checked facts beat rumor, and counsel has read it. Still, you publish live positions without the other side, at the hour when the two teams most need room to move. Each number becomes harder to leave. Questions to Garrick will draw him into bargaining in a corridor. Say where talks stand, not what they contain.',
            next: 's6',
          },
          {
            id: 's5b',
            text: 'Agree a short text with Belinay and issue it together at 3: talks continue, no lockout is planned, posted shifts run today. Give supervisors three lines. Cancel the canteen.',
            value: 10,
            feedback:
              'Employees get the three facts they need tonight from both sides at the same minute, so the rumor ends. Supervisors stay out of debate because they have words. Garrick keeps his standing for the day after. A joint text also gives the two leads one small agreement to build on.',
            next: 's6',
          },
          {
            id: 's5c',
            text: 'Let Garrick speak, with you beside him and a script limited to the offer itself. People trust him, and hearing it straight is better than a rumor.',
            value: 0,
            feedback:
              'A script lasts until the first question. Someone asks, "Would you do 4?" and the COO either bargains in public or refuses in public. The union sees an appeal over its head at the worst moment, and counsel sees the risk of a bypassing claim. Popular leaders are most useful after a settlement, when supervisors need to make it work.',
            next: 's6',
          },
          {
            id: 's5d',
            text: 'Say nothing until there is a result. Tell supervisors to answer "no comment," and ask the customer privately to take down the post.',
            value: 7,
            feedback:
              'Silence harms less than a contest of offers, and it keeps the table clear. But the lockout rumor keeps growing, and "no comment" sounds like confirmation to a night crew deciding whether to arrange a ride. You owe people the safe facts: whether shifts run, and when they will hear more.',
            next: 's6',
          },
        ],
      },
      {
        id: 's6',
        title: 'One issue left',
        description: 'Close what is agreed and prepare for what is not.',
        situation:
          'Friday, 9:40 p.m. Pay and the 8-day roster are settled in principle, within a mandate your CFO has confirmed. Still open: how many peak Saturdays a year may carry required overtime. They say six, you say twelve. Nothing is initialed, and no extension is signed. Garrick wants contractors in the visitor lot by 10:30, "just in case." The ammonia system must be watched at all hours.',
        choices: [
          {
            id: 's6a',
            text: 'Put the contractors in the lot and the full plan on alert, and keep talking in good spirit. Prudence is not a threat, and product worth millions is at stake.',
            value: 3,
            feedback:
              'Protecting product is a fair aim, but the night crew walks past those vans during the last hour. Your team says "progress" while the lot says "replaced," and two committee members withdraw their support. Keep readiness out of sight and limited to safety. Visible preparation answers a question that no one had asked.',
            next: 'end',
          },
          {
            id: 's6b',
            text: 'Shake hands on pay and rosters, split Saturdays at nine, and let both teams go home. Counsel can draft everything on Monday while the mood is good.',
            value: 7,
            feedback:
              'Nine may be a fair number, and peace at 10 p.m. has value. But nothing is written: no text, example, effective date or condition. By Monday the two sides remember different Saturdays, the old agreement has expired, and what governs the weekend is unclear. Initial what is agreed before anyone finds a coat.',
            next: 'end',
          },
          {
            id: 's6c',
            text: 'Initial the agreed texts with examples, subject to the full package and ratification. Extend terms to Tuesday for Saturdays. Agree ammonia cover; keep standby unseen.',
            value: 10,
            feedback:
              'Both sides leave with text that they can read to their people, and one issue with a date. Current terms cover the weekend, and safety cover is agreed instead of imposed. Operations stays ready without a parade. You have turned an expiry into a deadline for one number, and left a relationship able to settle it.',
            next: 'end',
          },
          {
            id: 's6d',
            text: 'Tie it together: twelve Saturdays by 10:45, or the roster premium comes off the table. The clock is the only leverage left, so use it while it lasts.',
            value: 0,
            feedback:
              'You take back a term that members have already been told about in order to win the last one. It reads as regression at the deadline, and the committee walks out over trust, not Saturdays. You may pay in grievances for three years. Trade new value for the last issue; do not reclaim old value.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 60,
    passingScore: 80,
    feedback: {
      passing:
        'You bargained with the morning after in mind. You asked what the roster demand was for, costed the words as well as the rates, stayed inside a mandate, answered the data request in a form that protected people, and closed in writing. Look again at any choice below ten: most of those lose an hour or a little trust, and at the deadline you have little of either. Fill in the action plan for your next expiry date.',
      failing:
        'Play it again with six rules. First, interests: separate what can be designed, such as rosters, from money that must be divided; disclose your own reason and ask what the demand would fix. Second, respect the table: no offers to employees around their representatives, and if trust is hurt, own it before you propose. Third, offers: cost the whole package over the term. Here 4, 3 and 3 costs 4.00 + 7.12 + 10.33 points, about 21.45, times $200,000, or $4.29 million, plus $0.3 million for the roster clause. Never offer beyond the mandate, and never say "final" unless it is. Fourth, process: give relevant information in coded form the same day; if talks break, use a mediator and an extension with an end date before anyone says impasse. Fifth, communication: safe facts, the same text, the same minute, and no positions. Sixth, contingency and closing: agree safety cover, keep readiness out of sight, and initial exact text with an example, effective date and conditions before anyone leaves.',
    },
    actionPlan: {
      template:
        'MY ACTION PLAN: BEFORE THE ELEVENTH HOUR\n\nName: ________  Date: ________\nAgreement and expiry: ________\n\n1. INTERESTS AND MANDATE\nTheir hardest demand: ________\nQuestion I will ask about it: ________\nOur reason, which I will state first: ________\nTerm cost limit, all-in: ________  Who answers, how fast: ________\n\n2. PACKAGE\nValue of one point per year: ________\nPackage A (rates + clauses): ________  Term cost: ________\nPackage B: ________  Term cost: ________\nWords we have not costed: ________\n\n3. PROCESS AND MESSAGES\nInformation likely to be requested, and a coded form for it: ________\nMediator we would both accept: ________\nExtension wording and end date: ________\nThree safe facts for employees: ________\nThree lines for supervisors: ________\n\n4. CONTINGENCY AND CLOSING\nService that must not stop, and agreed cover: ________\nWho keeps readiness out of sight: ________\nTexts to initial, each with an example: ________\nFirst-morning plan for supervisors: ________\n\nReviewed with: ________  Date: ________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: [
        'Interests and mandate',
        'Package',
        'Process and messages',
        'Contingency and closing',
      ],
    },
  },
});

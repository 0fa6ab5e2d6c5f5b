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
        'You lead bargaining for Sable Ridge Cold Chain, a fictional refrigerated warehouse with 420 represented employees. The agreement expires on Friday, October 16, 2026, at 11 p.m. It is Wednesday, 11 p.m. The union asks for raises of 6, 5 and 5 percent and schedules fixed 21 days ahead. You have offered 3, 3 and 3, with schedules at 7 days and changes at will. One point is worth $200,000 a year. Your mandate: term cost up to $4.7 million over three years, scheduling included. Local law has been checked: both sides must bargain in good faith, and a stoppage is lawful after expiry. Brenda Farrow leads for the union. Gary Olsen is your COO. Your decisions change what you face next.',
      people: [
        { name: 'Brenda Farrow', role: 'Lead negotiator of the union' },
        { name: 'Gary Olsen', role: 'Chief operating officer' },
        { name: 'Lucan Hayes', role: 'Shift supervisor' },
      ],
    },
    steps: [
      {
        id: 's1',
        title: 'The deadlock',
        description: 'Decide how to restart the talks.',
        situation:
          'Wednesday night. Both teams are due back at 9 tomorrow. Gary calls from the parking lot.',
        messages: [
          {
            from: 'Brenda Farrow',
            at: 'Wednesday, 10:50 PM',
            text: 'Wages and schedules together, or nothing. My members are tired of hearing no.',
          },
          {
            from: 'Gary Olsen',
            at: 'Wednesday, 11:05 PM',
            text: 'Most of them would take the money if they heard about it from us.',
          },
        ],
        choices: [
          {
            id: 's1-money',
            text: 'Move to 3.5 percent in each year by 9 tomorrow, on condition that schedules stay as they are.',
            reasoning:
              'A real number shows goodwill, and the hardest topic can be off the table by noon.',
            value: 3,
            feedback:
              'You spend about $626,000 and learn nothing. The union banks the half point as your floor, and parents on the night crew hear that their evenings can be bought off.',
            next: 's2b',
          },
          {
            id: 's1-mediator',
            text: 'Bring in a mediator whom both sides know for 9, and tell Brenda before midnight.',
            reasoning:
              'A neutral lowers the temperature, and asking for one is no weakness at this hour.',
            value: 7,
            feedback:
              'She agrees, and tempers cool. You handed over the diagnosis before trying it yourself, and the morning goes by while the neutral asks what you could have asked.',
            next: 's2a',
          },
          {
            id: 's1-letter',
            text: 'Send all employees a polite letter with the 3, 3 and 3 tonight, with a copy to Brenda.',
            reasoning:
              'People have a right to know what is offered, and facts are the best cure for anger.',
            value: 0,
            feedback:
              'It asks members for their answer around their representatives. Brenda has to defend her role before she can talk schedules, and counsel has to answer a charge by Friday.',
            next: 's2b',
          },
          {
            id: 's1-roster',
            text: 'Offer two hours on scheduling alone at 9, no offers, starting with why volumes come late.',
            reasoning:
              'Schedules are a design problem, and people solve those together. Money is only divided.',
            value: 10,
            feedback:
              "Gary thinks you're giving up the morning. Brenda brings a planner of her own, and by 10:30 you know that 21 days was never about 21 days.",
            next: 's2a',
          },
        ],
      },
      {
        id: 's2a',
        title: 'What 21 days was for',
        description: 'Turn a demand into a clause that both sides could run.',
        situation:
          "Parents can't arrange evening care when a schedule changes the night before. Most late changes fall on Saturdays. Planners know volumes nine days ahead. There are about 2,000 late changes a year.",
        messages: [
          {
            from: 'Brenda Farrow',
            at: 'Thursday, 11:00 AM',
            text: 'Twenty-one was a number I could defend. Show me one that works.',
          },
        ],
        choices: [
          {
            id: 's2a-midpoint',
            text: 'Offer 14 days without a premium, the fair midpoint between 7 and 21.',
            reasoning:
              'I can explain it to both sides in a sentence, and what it adds to payroll is nothing.',
            value: 3,
            feedback:
              "Your planners can't see past nine days, so they post guesses and change them. Parents lose the one thing they came for, and Brenda is asked what she brought home.",
            next: 's3',
          },
          {
            id: 's2a-eight',
            text: 'Make schedules firm at 8 days, ask for volunteers after that, and pay $50 for each late change.',
            reasoning: 'Eight is what planners can keep, and $50 gives a late change its price.',
            value: 10,
            feedback:
              "A trial on last month shows 1,900 changes a year that would have cost $95,000, and Gary swallows. Two of Brenda's members had wanted 21 and tell her so, but the night crew can count on Saturday.",
            next: 's3',
          },
          {
            id: 's2a-consent',
            text: 'Schedules firm at 8 days, and later changes only if the employee agrees.',
            reasoning: 'No one is moved against their will, and no premium is needed for that.',
            value: 7,
            feedback:
              'Eight days is sound. On a peak Saturday there are no volunteers, product spoils, and a supervisor leans on a single mother without anyone seeing it.',
            next: 's3',
          },
          {
            id: 's2a-committee',
            text: 'Set up a joint committee on scheduling and promise to act on what it finds in six months.',
            reasoning:
              'A good solution takes time, and a promise in the agreement is worth more than haste.',
            value: 0,
            feedback:
              'You postpone the one issue on which both sides have just understood each other. Members who told you about their evenings receive a committee and go home to the same phone.',
            next: 's3',
          },
        ],
      },
      {
        id: 's2b',
        title: 'They are talking past us',
        description: 'Repair the table first.',
        situation:
          'A union bulletin, one hour old, reads: "The company talks about money to avoid talking about our evenings." Brenda walks in with six members instead of two and reads it aloud.',
        messages: [
          {
            from: 'Gary Olsen',
            at: 'Thursday, 9:05 AM',
            text: 'Answer her. Remind them what a strike costs a family.',
          },
          { from: 'Brenda Farrow', at: 'Thursday, 9:07 AM', text: 'Well?' },
        ],
        choices: [
          {
            id: 's2b-fair',
            text: "Say that it's true, that you won't go around them, and ask about their last bad Saturday.",
            reasoning:
              'We went about it in the wrong order, and we have no idea what their Saturdays look like.',
            value: 10,
            feedback:
              "Gary, on the phone, calls it a gift. Four members then speak for forty minutes about late calls and lost child care, and the pencil in Brenda's hand begins to move.",
            next: 's3',
          },
          {
            id: 's2b-text',
            text: 'Hear it out, then put a new schedule text on the table: firm at 8 days, $50 after that.',
            reasoning:
              'An improvement says more than an apology, and the text answers the bulletin line by line.',
            value: 7,
            feedback:
              'The text is good. It lands before the room believes you, so members look for the catch and ask for 10 days and $75, and the morning goes into that.',
            next: 's2a',
          },
          {
            id: 's2b-correct',
            text: 'Correct the record: schedules at 7 days were offered, better than two of your rivals give.',
            reasoning:
              'Every word of it is true, and a bulletin that stays unanswered becomes the truth.',
            value: 3,
            feedback:
              "None of it answers the complaint that they weren't asked. Six members watch you win a point, and a forklift driver with two children leaves before you finish.",
            next: 's2a',
          },
          {
            id: 's2b-facts',
            text: 'Lay out calmly what a week without pay costs, beside the gain from the offer.',
            reasoning:
              'People should decide with full information, and someone has to say it before Friday.',
            value: 0,
            feedback:
              "It's heard as a threat, and it is on the shifts within the hour. The strike meeting is twice as full, and counsel asks you for your exact words.",
            next: 's2a',
          },
        ],
      },
      {
        id: 's3',
        title: 'The package',
        description: 'Choose an offer that the mandate allows and members could ratify.',
        situation:
          "By evening both sides work from one schedule idea: firm at 8 days, volunteers, a $50 premium. It costs $0.3 million over the term. One point costs $200,000 in each year in which it's paid. The mandate is $4.7 million.",
        messages: [
          {
            from: 'Brenda Farrow',
            at: 'Thursday, 8:00 PM',
            text: "Year one has to start with a four, and no year may start with a two. I can't carry anything else.",
          },
        ],
        choices: [
          {
            id: 's3-five',
            text: 'Offer 5, 2 and 2 with the schedule clause, five points where they show.',
            reasoning:
              'Members see a five, the average stays at three, and pay ends lower than with 3, 3 and 3.',
            value: 7,
            feedback:
              'It fits, at about $4.27 million plus $0.3 million. She had named a four and ruled out a two: she banks the five, comes back for the thin years, and you have little left to fill them with.',
            next: 's4a',
          },
          {
            id: 's3-final',
            text: 'Hold 3, 3 and 3, add the schedule clause, and call it final.',
            reasoning:
              "With a day left they have to see that the well is dry, and the clause isn't free.",
            value: 0,
            feedback:
              'There is $700,000 left in your mandate, so "final" is untrue. She told you what could be ratified and got a wall, and her committee stops taking notes.',
            next: 's4b',
          },
          {
            id: 's3-four',
            text: 'Offer 4, 3 and 3 with the schedule clause, as one package, and give her three reasons.',
            reasoning:
              'It stays within $4.7 million because scheduling is in, and the union can show its members a four.',
            value: 10,
            feedback:
              'About $4.29 million plus $0.3 million: Gary had hoped to keep more. Brenda writes the reasons down and says she will need proof of one of them by morning.',
            next: 's4a',
          },
          {
            id: 's3-stretch',
            text: 'Offer 4, 4 and 3 with the clause, and have Gary stretch the mandate tomorrow.',
            reasoning: "A deal this close shouldn't fail on cents, and the CFO has moved before.",
            value: 3,
            feedback:
              'It costs some $310,000 more than you may spend. At 7 the CFO refuses, you take back an offer, and Brenda has already told the night shift.',
            next: 's4b',
          },
        ],
      },
      {
        id: 's4a',
        title: 'Show me the changes',
        description: 'Answer an information request while the clock runs.',
        situation:
          'The data show that one supervisor, Lucan, made almost half of the late changes. The system can export it all in ten minutes.',
        messages: [
          {
            from: 'Brenda Farrow',
            at: 'Friday, 8:00 AM',
            text: 'Twelve months of late changes by crew and supervisor. If it is as rare as you say, prove it.',
          },
          {
            from: 'Lucan Hayes',
            at: 'Friday, 8:20 AM',
            text: 'I hear they want my numbers. I cover three docks. Do I get to say something?',
          },
        ],
        choices: [
          {
            id: 's4a-totals',
            text: 'Send site totals by month before 9:30, and promise the breakdown by crew after signing.',
            reasoning:
              "Quick figures show good faith, and numbers about people can wait until they're checked.",
            value: 7,
            feedback:
              'She asked where changes happen, and a promise for later suggests that the answer hurts. Her committee puts its vote off until noon, and Lucan hears a rumor about himself.',
            next: 's5',
          },
          {
            id: 's4a-coded',
            text: 'Send counts by crew and coded supervisor by 9:30, including the one that stands out.',
            reasoning: 'A clause should rest on counts, and the names of people are no part of it.',
            value: 10,
            feedback:
              "It's uncomfortable, and two people guess the code. Lucan has told his manager about the three docks before it's out, and Brenda's committee votes at ten.",
            next: 's5',
          },
          {
            id: 's4a-export',
            text: 'Export the log with names and reasons and send it within the hour.',
            reasoning: 'Complete openness does more for trust at this hour than any summary could.',
            value: 3,
            feedback:
              'The log holds medical visits. By noon Lucan is the story on the floor, a packer learns that her treatment is known, and the clause is forgotten.',
            next: 's5',
          },
          {
            id: 's4a-confidential',
            text: 'Say that personnel data is confidential, and offer figures in the first joint review.',
            reasoning:
              "Privacy is a duty to each employee, and the package doesn't stand or fall with a name.",
            value: 0,
            feedback:
              'Confidentiality limits how you share and rarely ends the duty to. The committee concludes that the number is bad, and 420 people hear it by lunch.',
            next: 's5',
          },
        ],
      },
      {
        id: 's4b',
        title: 'The table breaks',
        description: 'Recover the process.',
        situation:
          'The numbers of last night are gone. Brenda has called a strike meeting for noon.',
        messages: [
          { from: 'Brenda Farrow', at: 'Friday, 8:00 AM', text: 'I have nothing to bring them.' },
          {
            from: 'Gary Olsen',
            at: 'Friday, 8:05 AM',
            text: 'Declare an impasse. We put our terms into effect at 11.',
          },
        ],
        choices: [
          {
            id: 's4b-notice',
            text: 'Have Gary prepare the notice, as twelve sessions have ended without agreement.',
            reasoning:
              'A firm step before noon may concentrate minds, and the law allows it at a deadlock.',
            value: 0,
            feedback:
              'Both sides moved within a day, so a deadlock is doubtful, and imposing terms can be unlawful. The meeting at noon needs no speech; the notice is read out.',
            next: 's5',
          },
          {
            id: 's4b-private',
            text: 'See Brenda alone, sketch a package both could recommend, then take it to the teams by noon.',
            reasoning:
              'She and I know what can be carried, and rooms with twelve people have never settled a thing.',
            value: 7,
            feedback:
              "You find something in half an hour. Her team hasn't seen it, yours hasn't approved it, and at noon she stands before 200 people with a sketch.",
            next: 's5',
          },
          {
            id: 's4b-admit',
            text: 'Tell Brenda what went wrong on your side, and ask for 72 hours and a mediator.',
            reasoning:
              "They need to hear something true at noon, and a number that won't hold would finish us.",
            value: 10,
            feedback:
              'By eleven Gary and the CFO confirm in writing what you may sign. Brenda reads your account aloud at noon; her members take the mediator, put off the 72 hours until they see a text, and send her back to the table.',
            next: 's5',
          },
          {
            id: 's4b-email',
            text: 'Get the limit raised and mail 4.5, 4 and 3 by 11:30, before the meeting.',
            reasoning:
              'It beats what is on the table, and the meeting can then vote on something real.',
            value: 3,
            feedback:
              "The money is real and taken as the reward for calling a meeting. It reaches Brenda cold, she can't shape it, and your mandate is gone with an issue open.",
            next: 's5',
          },
        ],
      },
      {
        id: 's5',
        title: 'Three hundred questions',
        description: 'Decide what people hear while talks go on.',
        situation:
          'A rumor, untrue, says that the gates will be locked tonight. A customer has posted about "the strike."',
        messages: [
          {
            from: 'Gary Olsen',
            at: 'Friday, 2:00 PM',
            text: "I have the cafeteria at 4. They know my face. I'll tell them straight what is on offer.",
          },
          { from: 'Lucan Hayes', at: 'Friday, 2:05 PM', text: 'What do we say on the floor?' },
        ],
        choices: [
          {
            id: 's5-table',
            text: 'Post both offers side by side with their costs, cleared by counsel, and hold Gary back.',
            reasoning: 'Checked facts can stop a rumor, and neither offer is a secret by now.',
            value: 3,
            feedback:
              "Live positions are now public, at the hour when both teams need room. Each next move is a defeat for someone, and Brenda's committee asks why it should talk at all.",
            next: 's6',
          },
          {
            id: 's5-script',
            text: 'Let Gary speak with you beside him, on a script that keeps to the offer.',
            reasoning:
              'People trust him, and a human voice is worth more than another sheet of paper.',
            value: 0,
            feedback:
              'Someone asks "would you go higher?" and the COO either bargains or refuses in public. Brenda hears it live on a phone, and her people see an appeal over her head.',
            next: 's6',
          },
          {
            id: 's5-silence',
            text: 'Say nothing until there is a result, and ask the customer to take down the post.',
            reasoning:
              'Whatever you say today gets twisted by tonight, and news belongs at the table.',
            value: 7,
            feedback:
              'Silence does less harm than a contest of offers. But the rumor grows, "no comment" sounds like yes, and a night crew brings its own locks to the lockers.',
            next: 's6',
          },
          {
            id: 's5-joint',
            text: 'Cancel the cafeteria, and put out three lines with Brenda at 3, in both names, on every board.',
            reasoning:
              'A text with both names under it ends a rumor, and this one hurts her as well.',
            value: 10,
            feedback:
              'Gary is offended and stays in his office. Talks continue, no lockout, shifts as posted: Lucan reads it to three docks and has an answer for the first time today.',
            next: 's6',
          },
        ],
      },
      {
        id: 's6',
        title: 'One issue left',
        description: 'Close what is agreed and prepare for what is not.',
        situation:
          'After seven more hours pay and schedules are settled in principle, within what you may sign. Open: how many Saturdays may carry required overtime. They say six, you say twelve. Nothing is initialed. The ammonia system must be watched at all hours.',
        messages: [
          {
            from: 'Gary Olsen',
            at: 'Friday, 9:40 PM',
            text: 'I want the contractors in the visitor lot by 10:30, just in case.',
          },
          {
            from: 'Brenda Farrow',
            at: 'Friday, 9:45 PM',
            text: 'What are those vans I hear about?',
          },
        ],
        choices: [
          {
            id: 's6-initial',
            text: 'Initial what stands, extend to Tuesday, and settle the ammonia cover.',
            reasoning: 'A last issue deserves an evening of its own, with the rest on paper.',
            value: 10,
            feedback:
              'It takes until 10:50 and three corrected examples, and Gary pays for an invisible standby. Both sides go home with text, and the system is watched by people who know it.',
            next: 'end',
          },
          {
            id: 's6-vans',
            text: 'Put the contractors in the lot, the plan on alert, and go on talking tonight in good spirit.',
            reasoning:
              "Product worth millions is at stake, and people who only stand by can't threaten anyone.",
            value: 3,
            feedback:
              'The night crew walks past the vans in the last hour. Your team says progress while the lot says replaced, and two committee members vote no.',
            next: 'end',
          },
          {
            id: 's6-nine',
            text: 'Shake hands on pay and schedules, split Saturdays at nine, and have counsel draft on Monday.',
            reasoning:
              'Nine is fair, I would rather stop while the mood holds, and what is left is drafting.',
            value: 7,
            feedback:
              'Peace at ten has a value. By Monday the two sides remember two different nines, and 420 people have heard of both from their own team.',
            next: 'end',
          },
          {
            id: 's6-tie',
            text: 'Make it twelve by 10:45, or the schedule premium comes off the table.',
            reasoning: "The clock is what leverage I have, and at eleven it's gone.",
            value: 0,
            feedback:
              'You take back a term that parents have already been told about. The committee leaves over trust and not over Saturdays, and the ammonia shift leaves with it.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 60,
    passingScore: 80,
    feedback: {
      passing:
        'You bargained with the morning after in mind. You asked what the schedule demand was for, costed the words as well as the rates, stayed inside a mandate, answered the data request in a form that protected people, and closed in writing. Look again at any choice below ten: most of those lose an hour or a little trust, and at the deadline you have little of either. Fill in the action plan for your next expiry date.',
      failing:
        'Play it again with six rules. First, interests: separate what can be designed, such as schedules, from money that must be divided; disclose your own reason and ask what the demand would fix. Second, respect the table: no offers to employees around their representatives, and if trust is hurt, own it before you propose. Third, offers: cost the whole package over the term. Here 4, 3 and 3 costs 4.00 + 7.12 + 10.33 points, about 21.45, times $200,000, or $4.29 million, plus $0.3 million for the schedule clause. Never offer beyond the mandate, and never say "final" unless it is. Fourth, process: give relevant information in coded form the same day; if talks break, use a mediator and an extension with an end date before anyone says impasse. Fifth, communication: safe facts, the same text, the same minute, and no positions. Sixth, contingency and closing: agree safety cover, keep readiness out of sight, and initial exact text with an example, effective date and conditions before anyone leaves.',
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

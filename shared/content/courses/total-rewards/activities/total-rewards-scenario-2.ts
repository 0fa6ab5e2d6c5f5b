import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'total-rewards-scenario-2',
  moduleId: 'total-rewards-m3',
  type: 'scenario',
  title: 'Two Percent of Every Crown',
  description:
    'An Irish group of dental clinics wants to pay coordinators for signed treatment plans. Decide what earns an award, how it is tested, what a running promise is worth and how it changes.',
  passingScore: 80,
  config: {
    scenario: {
      title: 'Two Percent of Every Crown',
      context:
        'You are rewards manager of a group of 22 dental clinics in Ireland with 540 employees. Orla Brennan is commercial director, Dr. Ciaran Daly leads the dentists, Paul Fitzgerald is finance director, and Deirdre Nolan is a treatment coordinator who works three days a week. The group and its people are invented. Amounts are in euros.',
      people: [
        { name: 'Orla Brennan', role: 'Commercial director' },
        { name: 'Ciaran Daly', role: 'Clinical director' },
        { name: 'Paul Fitzgerald', role: 'Finance director' },
        { name: 'Deirdre Nolan', role: 'Treatment coordinator' },
      ],
    },
    steps: [
      {
        id: 'request',
        title: 'Two percent of every crown',
        description: 'Decide how you answer.',
        situation:
          'The group has 22 dental clinics. Receptionists and treatment coordinators are paid a salary. Orla wants them paid 2% of each treatment plan that a patient signs.',
        messages: [
          {
            from: 'Orla Brennan',
            at: 'Monday, 9:00 AM',
            text: 'Two percent of signed plans, from the first of next month. Sales people elsewhere live on this.',
          },
          {
            from: 'Paul Fitzgerald',
            at: 'Monday, 9:20 AM',
            text: "I'm told it pays for itself. Does it?",
          },
        ],
        choices: [
          {
            id: 'request-yes',
            text: 'Draft it for six clinics and have finance watch the cost in the first quarter.',
            reasoning:
              "A small start shows what happens, and six clinics can be stopped if the numbers don't work.",
            value: 3,
            feedback:
              'It starts without anyone having said what a good plan is. In week five a pensioner in Galway signs for four crowns and cancels from home, and the 2% has been paid.',
            next: 'measure-late',
          },
          {
            id: 'request-ask',
            text: 'Meet five coordinators and one dentist this week: what decides whether a patient goes ahead?',
            reasoning:
              "An award has to rest on what they can see and influence, and we haven't asked them about that yet.",
            value: 10,
            feedback:
              'It costs a week that Orla grumbles over. You hear that patients go ahead when the price is explained once, in writing, and someone calls back within two days.',
            next: 'measure',
          },
          {
            id: 'request-no',
            text: "Decline: health care shouldn't be sold on commission, and salaries are at the median.",
            reasoning:
              'Some things are wrong whatever they earn, and a group that treats patients should say so.',
            value: 0,
            feedback:
              "Orla takes it to the chief executive as a matter of courage, and gets it. You aren't in the room when it's designed, and the coordinators get a plan that HR called wrong and left alone.",
            next: 'measure-late',
          },
          {
            id: 'request-survey',
            text: 'Benchmark bonus plans of four dental chains and propose the middle of what they pay.',
            reasoning:
              'Others have already paid for the mistakes, and Orla will find it hard to argue with her competitors.',
            value: 7,
            feedback:
              'The chains pay on signed plans, as Orla wants to. You have a decent amount and no reason why it should be paid for that, and the coordinators meet it as a finished thing.',
            next: 'measure',
          },
        ],
      },
      {
        id: 'measure',
        title: 'What counts',
        description: 'Decide on the measures.',
        situation:
          'You have a number of ideas on the table. The award is to be 6% of base at target, per quarter.',
        messages: [
          {
            from: 'Orla Brennan',
            at: 'Thursday, 11:00 AM',
            text: 'Signed plans. Everything else is decoration.',
          },
          {
            from: 'Ciaran Daly',
            at: 'Thursday, 11:15 AM',
            text: "If a patient signs and doesn't come back, I have an empty chair and an angry daughter on the phone.",
          },
        ],
        choices: [
          {
            id: 'measure-signed',
            text: "Take signed plans, capped at the clinic's budget, with complaints as a reason to withhold.",
            reasoning:
              "It's simple because everyone can count it, and the cap keeps the cost from running away.",
            value: 3,
            feedback:
              'It can be counted, and a complaint is rare and late. A coordinator in Cork signs up everyone on Fridays and hands the calls to the dentist on Monday.',
            next: 'measure-late',
          },
          {
            id: 'measure-profit',
            text: 'Take the profit of the clinic, shared by all staff according to base pay.',
            reasoning:
              "You can't win at a patient's expense, and it has the whole clinic pulling together.",
            value: 7,
            feedback:
              "The plan does no harm. Receptionists can't see what they do to a clinic's profit, rent included, and by summer it's a yearly surprise that people don't work for.",
            next: 'month-two',
          },
          {
            id: 'measure-smiles',
            text: 'Take the satisfaction score of patients on the day of the visit.',
            reasoning:
              'A clinic lives on what patients say, and the score is already in the system.',
            value: 0,
            feedback:
              "Scores rise to 9.8 within a month, and so does the number of patients who are asked to fill in the tablet at the desk. The difficult ones aren't asked.",
            next: 'month-two',
          },
          {
            id: 'measure-kept',
            text: 'Take plans begun and kept for 60 days, and calls back within two days.',
            reasoning:
              'Both can be counted weekly, and a plan that is abandoned then earns what it is worth.',
            value: 10,
            feedback:
              'Orla calls it slow money. Two coordinators say at the trial that they can tell by Wednesday what they would get, and the dentists stop joking about it.',
            next: 'month-two',
          },
        ],
      },
      {
        id: 'measure-late',
        title: 'It already runs',
        description: 'Decide what you do about a plan that runs.',
        situation:
          'Six clinics pay for signed plans. Signatures are up 31%, cancellations have doubled. The coordinators were promised the quarter.',
        messages: [
          {
            from: 'Deirdre Nolan',
            at: 'Tuesday, 8:50 AM',
            text: 'I made €640 last month. My manager says it may be taken back. Is that so?',
          },
          { from: 'Paul Fitzgerald', at: 'Tuesday, 9:10 AM', text: 'I want this stopped today.' },
        ],
        choices: [
          {
            id: 'measure-late-finish',
            text: 'Pay the quarter as promised, and end the plan on its last day.',
            reasoning:
              'People did what they were asked, and a promise that runs out can be replaced.',
            value: 10,
            feedback:
              'Paul hates paying for canceled crowns and signs. Deirdre hears it from you and not from a rumor, and she is one of the five who help with the next version.',
            next: 'month-two',
          },
          {
            id: 'measure-late-stop',
            text: 'Stop it today and recover what was paid on plans that were canceled.',
            reasoning:
              'The company never meant to pay for cancellations, and each week makes the sum larger.',
            value: 0,
            feedback:
              'Deirdre has spent it on a boiler. Five of six clinics lose a coordinator by fall, and a solicitor explains to Paul what Irish law says about deductions from wages.',
            next: 'month-two',
          },
          {
            id: 'measure-late-coach',
            text: 'Keep it to the year-end and have clinic managers coach against quick signatures.',
            reasoning:
              "Managers know who's overdoing it, and you don't change a plan after two months.",
            value: 3,
            feedback:
              'Coaching meets €640 a month and loses. By Christmas a local paper has found the pensioner in Galway, and the manager who had coached best gets the call.',
            next: 'month-two',
          },
          {
            id: 'measure-late-halve',
            text: 'Halve the rate from the first of the month and announce a review for the summer.',
            reasoning: 'A lower rate cools things down, and the review leaves every door open.',
            value: 7,
            feedback:
              'There is less of the same. The rule for the running quarter changed in the middle, which people remember longer than the money, and cancellations go on at a calmer pace.',
            next: 'month-two',
          },
        ],
      },
      {
        id: 'month-two',
        title: 'Month two',
        description: 'Decide how you test it.',
        situation:
          'What runs now, in six clinics and for seven weeks, is a quarterly plan that counts treatment plans begun and kept, and calls back. Orla is pleased. There have been no complaints.',
        messages: [
          {
            from: 'Orla Brennan',
            at: 'Friday, 4:00 PM',
            text: 'It works, leave it alone. Plans are up 12%.',
          },
          {
            from: 'Ciaran Daly',
            at: 'Friday, 4:30 PM',
            text: "My hygienist does the calls back after hours. She isn't in the plan.",
          },
        ],
        choices: [
          {
            id: 'month-two-wait',
            text: 'Wait for the end of the quarter, when there is a full set of figures.',
            reasoning:
              'Seven weeks is a short time, and testing in the middle makes people nervous.',
            value: 3,
            feedback:
              "The full set comes in July. By then three hygienists have stopped calling back, and the coordinators' award has dropped for a reason they can't see.",
            next: 'change',
          },
          {
            id: 'month-two-audit',
            text: 'Have internal audit test a sample of plans for pressure on patients.',
            reasoning:
              'Harm to patients would be the worst thing to miss, and audit is trained to find it.',
            value: 7,
            feedback:
              "Audit finds two plans out of 80, and you're glad to know. It doesn't ask who makes the calls, and the hygienists go on making them.",
            next: 'change',
          },
          {
            id: 'month-two-estimate',
            text: 'Have five coordinators say what they would earn, and look at unpaid work.',
            reasoning:
              "It takes a morning, and people who can't say what they'd earn are in a lottery.",
            value: 10,
            feedback:
              "Four of five are close. The fifth isn't in on Fridays and can't see her figures, and the hygienists turn up in a count that had never been made.",
            next: 'change',
          },
          {
            id: 'month-two-extend',
            text: 'Take the 12% and roll it out to the other 16 clinics now.',
            reasoning:
              'A plan that works in six clinics is money left on the table in the other sixteen.',
            value: 0,
            feedback:
              'Sixteen clinics get a plan with a hole in it. The hygienists in Limerick refuse the evening calls in the first week, and Orla learns from a patient why the phone stayed silent.',
            next: 'change',
          },
        ],
      },
      {
        id: 'change',
        title: 'Who does the work',
        description: 'Decide on the change.',
        situation:
          'The figures say: a third of calls back are made by hygienists, unpaid, and part-time coordinators earn less per hour than full-time ones for the same result.',
        messages: [
          {
            from: 'Deirdre Nolan',
            at: 'Monday, 10:00 AM',
            text: 'I work three days, and my plans start on the other two. So they are "not mine."',
          },
          {
            from: 'Paul Fitzgerald',
            at: 'Monday, 10:20 AM',
            text: 'Whatever you change, the pot stays the pot.',
          },
        ],
        choices: [
          {
            id: 'change-later',
            text: 'Note both for next year and keep the rules for the four quarters, as announced.',
            reasoning:
              "A plan that changes all the time isn't believed, and the sums involved are small.",
            value: 7,
            feedback:
              "The rules hold, and people respect that. For nine months Deirdre earns less for the same work, most part-timers are women, and you've known it since June.",
            next: 'end',
          },
          {
            id: 'change-topup',
            text: 'Pay the hygienists and part-timers a one-time sum and leave the rules.',
            reasoning:
              "Money in hand heals quickly, because there's no new rule for anyone to read.",
            value: 3,
            feedback:
              'They take it and ask in October whether there is another. The rule goes on making the gap that you paid for once, and Paul has two pots instead of one.',
            next: 'end',
          },
          {
            id: 'change-back',
            text: 'Recompute this quarter by the new rule, so the unfairness ends at once.',
            reasoning: "Wrong pay shouldn't go out even once, and the figures are all there.",
            value: 0,
            feedback:
              "Six coordinators lose money they had worked for under a written rule. Two of the complaints reach the Workplace Relations Commission, and the next plan text isn't believed.",
            next: 'end',
          },
          {
            id: 'change-next',
            text: 'From next quarter: credit by patient, and hygienists in by hours of calls.',
            reasoning:
              'The work is what should earn it, and dates that have passed are left alone.',
            value: 10,
            feedback:
              'Full-time coordinators get a little less and three of them tell you so. The pot stays the pot, and the count of calls is one that dentists and hygienists believe.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 40,
    passingScore: 80,
    feedback: {
      passing:
        'You paid for what people can see and move, beside a measure that shows harm, and you kept the promises of a running quarter. Look at your choices below 10: most protected the company from a number and left a coordinator, a hygienist or a patient with the rest.',
      failing:
        "Here is a sound route. Before you answer a wish for commission, find out from the people who do the work what decides the result. Pay for a result they can see, move and trust, and choose it so that an abandoned plan earns nothing: begun and kept, not signed. If a poor plan runs already, honor what has been earned, end it on the last day of its period and say why. In month two, have members estimate their award and look at who does the unpaid part of the work. Change rules from the next period only, announce them before it starts, and check the result for part-time people. Then play again and watch what each choice does to someone who wasn't in the room.",
    },
    actionPlan: {
      template:
        'ACTION PLAN: AN INCENTIVE THAT CAN BE DEFENDED\n\nName: ______________________   Date: ______________\n\n1. RESULT AND MEASURES\nThe result we want more of: ______________________________\nWhat participants see and move: ______________________________\n\n2. COUNTERWEIGHT\nCleverest way to earn it and do harm: ______________________________\nFigure that would show it on day one: ______________________________\n\n3. TEST IN MONTH TWO\nFive participants who estimate their award: ______________________________\nWho does unpaid parts of the work: ______________________________\n\n4. CHANGES AND PROMISES\nEarned under the old rule: ______________________________\nNew rule from: __________   Announced on: __________\n\nReview date: ______________   Colleague on the line who will tell me the truth: ______________________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: [
        'Result and measures',
        'Counterweight',
        'Test in month two',
        'Changes and promises',
      ],
    },
  },
});

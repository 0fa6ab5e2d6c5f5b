import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'total-rewards-scenario',
  moduleId: 'total-rewards-m4',
  type: 'scenario',
  title: 'The Gap in Grade Six',
  description:
    'An unexplained pay gap appears two weeks before pay letters. Decide when to involve counsel, whom to compare, which controls to trust, whom to adjust, who pays and what to say.',
  passingScore: 80,
  config: {
    scenario: {
      title: 'The Gap in Grade Six',
      context:
        'You lead total rewards at Tamarind Water Technologies, a fictional maker of treatment equipment with 640 employees and a payroll of 46 million. It is Monday, March 2, 2026, and pay letters go out on Monday, March 16. Grade Six holds 92 people: 50 men, who average 84,000, and 42 women, who average 78,500. The others involved are Zeynep Harkness, general counsel; Benedek Iwu, finance director; Lachlan Okoro, operations director; Althea Achike, chief executive; and Yuna Petrović, a senior quality planner in the grade. Assume that local law requires equal pay for equal work and protects people who raise pay questions. Your decisions change what you face next.',
    },
    steps: [
      {
        id: 's1',
        title: 'The extra tab',
        description: 'Decide what happens in the first hour.',
        situation:
          'Your analyst, Lev Kapoor, was merging letter data and added a tab out of curiosity. Women in Grade Six are paid 6.5% less on average than men. He has told no one. On his screen is a draft email to you, three HR partners and Benedek with the subject line "Gender gap in G6: are we breaking the law?" He asks, "Shall I send it, so that there is a record?"',
        choices: [
          {
            id: 's1-softened',
            text: 'Let him send it with a neutral subject line, and copy Zeynep. Early openness with finance and the partners protects HR from any later charge of hiding the number.',
            value: 3,
            feedback:
              'Five people now hold a raw average and a legal guess, and each will explain it to someone. Copying a lawyer does not turn a chat into legal advice. By tomorrow the figure reaches Grade Six without context, and women there hear it from a coworker. Openness is right, but facts and a plan come before an audience.',
            next: 's2b',
          },
          {
            id: 's1-check-first',
            text: 'Spend the rest of today with Lev checking the data: hours, start dates, annualized pay. Send nothing for now, and call Zeynep tomorrow morning with figures you can stand behind.',
            value: 7,
            feedback:
              'The number stays contained, and clean data will help everyone. However, a full day of analysis now exists that no one framed for legal advice, and you chose the first comparisons alone. Zeynep may have to live with them. A five-minute call before the checking would have cost nothing and set the purpose properly.',
            next: 's2a',
          },
          {
            id: 's1-counsel',
            text: 'Ask Lev to save the data unchanged and send nothing. Call Zeynep within the hour with facts only, and agree on the purpose, the people and the first comparison.',
            value: 10,
            feedback:
              'Nothing is lost and nothing is spread. Zeynep hears a fact instead of a conclusion, and can decide how the review should be framed. Lev sees that raising a problem leads to action and not to blame. The letters are still two weeks away, so one careful hour has protected the women affected, the company and him.',
            next: 's2a',
          },
          {
            id: 's1-delete',
            text: 'Ask Lev to remove the tab until the letters are out. A raw average proves nothing, and a proper review in April, with a consultant, will be worth far more than a rushed one now.',
            value: 0,
            feedback:
              'Lev deletes it, goes home uneasy, and mentions it to a friend in quality planning. By tomorrow people know both the figure and that HR asked for it to disappear. The April review might have been excellent. What will be remembered, and possibly disclosed, is an instruction to remove evidence two weeks before pay decisions.',
            next: 's2b',
          },
        ],
      },
      {
        id: 's2a',
        title: 'Whom do we compare?',
        description: 'Decide on the comparison groups.',
        situation:
          'Zeynep is directing the review. She asks you for groups by tonight. Grade Six covers 14 titles in engineering, quality planning and technical support. Lev has noticed that three titles describe nearly identical work. Compared title by title, the average gap would be close to 1%, but nine titles hold only men or only women.',
        choices: [
          {
            id: 's2a-title',
            text: 'Compare within the 14 titles. A title is the definition of a job that employees, managers and a court will recognize most easily, and it avoids any charge of mixing unlike work.',
            value: 3,
            feedback:
              'The result will look reassuring because it hardly compares anyone. Nine titles hold one sex only, so 1% rests on a handful of people. Women doing the same work under another name stay invisible, and they are the ones most likely to notice. Titles are easy to defend until someone reads the job descriptions.',
            next: 's3',
          },
          {
            id: 's2a-content',
            text: 'Group by evaluated points and actual content, which gives three families. Write down which titles were merged and why, before any result is run.',
            value: 10,
            feedback:
              'Similar work is finally compared with similar work, and the reasoning carries a date earlier than the result. Zeynep can explain each group to a stranger. People in the three near-identical titles stand side by side for the first time. If someone later disputes a merge, the discussion will be about duties and not about motives.',
            next: 's3',
          },
          {
            id: 's2a-managers',
            text: 'Ask Lachlan and the other two directors to name the pairs of people who truly do the same job, and compare those. They know the work far better than any points table does.',
            value: 0,
            feedback:
              'The directors who set the pay now choose the comparisons, and they know whose names are sensitive. Pairs appear that make their own decisions look sound. Everyone left unpaired, including most women in technical support, is never examined. Managers are good witnesses about duties, but they should not pick the sample.',
            next: 's3',
          },
          {
            id: 's2a-grade',
            text: 'Treat the whole grade as one group, since job evaluation says the work is of equal value, and let a control for job family absorb the market differences between functions.',
            value: 7,
            feedback:
              'This respects equal value and keeps enough people for a sound model. Its weakness is that the family control may explain away a difference that deserves a question: why does a mostly male function earn more at the same points? Groups by content, with families shown side by side, would keep that question in view.',
            next: 's3',
          },
        ],
      },
      {
        id: 's2b',
        title: 'The number is out',
        description: 'Decide how to respond to the leak.',
        situation:
          'It is Tuesday noon. A team chat reads: "Women in G6 get 6.5% less. HR knows." Yuna Petrović writes to you: "Is this true? Am I allowed to talk about it?" Benedek wants to know who leaked. Zeynep rings and says, in a level voice, that she would have liked a call yesterday.',
        choices: [
          {
            id: 's2b-own',
            text: 'Tell Zeynep exactly what was said and to whom, and preserve everything. Under her direction, answer Yuna today: it is being looked at, she may talk about pay, and she will hear by Friday.',
            value: 10,
            feedback:
              'Yuna learns that asking is safe and that a date exists, which is most of what she needs today. Zeynep has the full history, including your own part, and can frame the review from here. Groups by content are agreed that evening. You have lost a day of quiet, but not the trust of the people affected.',
            next: 's3',
          },
          {
            id: 's2b-correct',
            text: 'Post a short correction to Grade Six: the figure is a raw average, raw averages are misleading, and the company expects little difference once the job itself is taken into account.',
            value: 3,
            feedback:
              'The first half is true. The second half is a prediction made before any analysis, in writing, to 92 people. If the review finds a gap, that post becomes the story, and Yuna will conclude that the answer came before the question. Correct facts when you have them, and until then promise a date.',
            next: 's3',
          },
          {
            id: 's2b-hunt',
            text: 'Ask IT to recall the messages and trace the source, and remind Grade Six that compensation data is confidential. Once the leak is contained, the real analysis can begin in peace.',
            value: 0,
            feedback:
              'Coworkers see HR searching for the messenger, and Yuna stops writing. In many places a ban on discussing pay, or a hunt for those who do, is itself unlawful. Recalled messages look like concealment. Benedek is satisfied for an afternoon, and the next person who spots a problem will take it outside the company.',
            next: 's3',
          },
          {
            id: 's2b-silence',
            text: 'Brief Zeynep fully, preserve everything, and reply to no one until she has approved a statement, probably early next week. One careless sentence now could cost far more than a few days of quiet.',
            value: 7,
            feedback:
              'Preserving and briefing are exactly right, and caution about wording is wise. But Yuna asked whether she is allowed to speak, and a week without an answer is an answer. Rumor fills the gap in her team. Two approved sentences today, with a date, would carry almost no risk and keep her talking to you.',
            next: 's3',
          },
        ],
      },
      {
        id: 's3',
        title: 'Three runs',
        description: 'Decide which controls to trust.',
        situation:
          'It is Wednesday. Zeynep has settled three job families as the groups. The core model uses family, location, relevant experience and time in job, and leaves a gap of 3.8%. Adding last year\'s rating brings it to 2.9%. Adding a manager\'s "critical talent" tag brings it to 0.9%. Lachlan is pleased: "There is your answer. We pay critical people more." Althea wants one number by tonight.',
        choices: [
          {
            id: 's3-full',
            text: 'Report 0.9%. The third model explains the most variation, uses everything you know about each person, and gives Althea the single, complete figure she asked for.',
            value: 0,
            feedback:
              'Althea closes the file that evening. The model fits well because the tag and the raise came from the same hands. More variables made the answer smaller without making it truer, and no payslip moved. When Yuna and her colleagues ask why, the company will be defending a label whose origin no one has checked.',
            next: 's4b',
          },
          {
            id: 's3-raw',
            text: 'Set all the models aside and act on the raw 6.5%. Any control may carry old bias, and a generous correction is the one position that no employee will ever attack.',
            value: 3,
            feedback:
              'Your suspicion of controls is healthy, but raw averages mix families, locations and experience. Some people would be raised for differences that have good reasons, and others who are underpaid in their own family would get nothing. Colleagues would challenge both. Zeynep declines, and you lose an evening going back to 3.8%.',
            next: 's4a',
          },
          {
            id: 's3-rating',
            text: 'Report 2.9%, from the core model with ratings. Performance is a legitimate reason to pay people differently. Leave the tag out, and note that ratings should be tested next cycle.',
            value: 7,
            feedback:
              'You kept out the variable that most clearly copies the decision, and ratings can be a fair reason. But managers also decide ratings, and the drop from 3.8 to 2.9 says that they differ by sex here. Testing them next cycle means that anyone rated unfairly waits a year. Show both runs, and ask now.',
            next: 's4a',
          },
          {
            id: 's3-three',
            text: 'With Zeynep, give her all three numbers with one line on each, work from 3.8%, and find out this week who assigned the tags and ratings, by which criteria, and when.',
            value: 10,
            feedback:
              'Althea gets a page instead of a number, and understands it in two minutes: the gap shrinks exactly where managers use judgment. That tells her where to look. The women affected are not argued out of the data, and Lachlan gets a fair chance to show that the tags had criteria before the raises did.',
            next: 's4a',
          },
        ],
      },
      {
        id: 's4a',
        title: 'Twenty-one files',
        description: 'Decide whom to adjust, and by what rule.',
        situation:
          'Zeynep asks you to work from the core run. It flags 21 people paid more than 4% below prediction. Four files hold a documented, job-related reason from before the review, such as an agreed step plan after a change of function. Seventeen do not: thirteen women and four men. Bringing them to predicted pay would cost 74,000 in base.',
        choices: [
          {
            id: 's4a-tolerance',
            text: 'Raise all seventeen, men included, to the edge of the 4% tolerance. Inside it, differences are normal variation, and the cost falls to well under half.',
            value: 7,
            feedback:
              'The rule is neutral and affordable, and everyone leaves the flagged zone. But seventeen people remain near 4% below pay for similar work, with a file that says so and no reason for it. Tolerance is a tool for deciding whom to review. Used as a target, it leaves most of the finding in place.',
            next: 's5',
          },
          {
            id: 's4a-rule',
            text: 'Raise all seventeen to predicted pay in March, and record the reason for each of the four. Ask Zeynep about effective dates and arrears.',
            value: 10,
            feedback:
              'One rule, applied to everyone it catches, is easy to explain to each person and hard to attack. The four men are corrected for the same reason as the thirteen women. The other four get a recorded reason instead of silence. Zeynep now decides what is owed for the past, which is a legal question and not a budget one.',
            next: 's5',
          },
          {
            id: 's4a-discretion',
            text: 'Give each manager the list for their team and let them propose who should be raised and by how much, up to predicted pay. They know the people, and they will own the message.',
            value: 3,
            feedback:
              'The same discretion that produced the gap now decides how much of it closes. Three managers propose full amounts, two propose nothing for people they find difficult, and the women concerned never learn why. Manager knowledge belongs in the file review, as evidence. The amount should follow the rule.',
            next: 's5',
          },
          {
            id: 's4a-all-women',
            text: 'Raise all 42 women by 3.8%. The finding is about women as a group, the average gap closes exactly, and no one has to sit through 21 arguments about individual files.',
            value: 0,
            feedback:
              'The average closes while the unfairness stays. Women already at or above predicted pay receive money, the most underpaid remain behind, and four underpaid men get nothing because of their sex, which invites a claim in many countries. Zeynep stops it on Friday. The review measured a group so that you could find people.',
            next: 's5',
          },
        ],
      },
      {
        id: 's4b',
        title: 'Where the tags came from',
        description: 'Decide what to do about a figure you have already reported.',
        situation:
          'It is Friday. Lev shows you the tag history: 19 of 22 "critical talent" tags were entered in the same week as off-cycle raises, and no criteria exist. Sixteen went to men. The 0.9% is in Althea\'s board notes. Yuna has also asked, in writing, why a colleague with the same duties earns more. A quick file check finds seventeen people, thirteen women and four men, with no documented reason for lower pay.',
        choices: [
          {
            id: 's4b-rebuild',
            text: 'Keep 0.9% for this cycle, write proper criteria for the tag now, have directors confirm each one against them, and rerun the model after the letters are out.',
            value: 3,
            feedback:
              'Criteria are worth having, but written now they will be fitted to decisions already made, and the file will show the order of events. Unless someone stops it, seventeen people will get letters based on a number you no longer believe, and Althea will repeat it to the board. A correction later will be about what you knew in March.',
            next: 's5',
          },
          {
            id: 's4b-reassure',
            text: 'Answer Yuna with the reported result: the grade has been reviewed, and less than 1% is unexplained. Raise the tag problem with Lachlan privately, so that the next cycle is cleaner.',
            value: 0,
            feedback:
              'Yuna asked about one colleague and received a grade-wide average that you know to be unreliable. If she takes it further, that letter becomes the center of the case. Lachlan learns how to make the tags look better. The person with the least power was given the least accurate answer, over your signature.',
            next: 's5',
          },
          {
            id: 's4b-withdraw',
            text: 'See Zeynep and Althea today. Withdraw the 0.9%, explain the tags in one page, and ask to work from the core run with all seventeen files under review by Monday.',
            value: 10,
            feedback:
              'It is an uncomfortable half hour, and the board notes are corrected before anyone relies on them. Althea remembers that the correction came from you. Seventeen people can still be put right in this cycle, and Yuna can be told truthfully that her question is part of a review with a date.',
            next: 's5',
          },
          {
            id: 's4b-quiet',
            text: 'Begin the seventeen file reviews with Zeynep at once, and go to Althea on Wednesday, when you can bring the corrected figure, the list and the cost together instead of a problem without a solution.',
            value: 7,
            feedback:
              'The people affected are being looked at, with counsel, and a complete proposal is easier to approve. Meanwhile Althea carries a wrong number into a board call on Tuesday. Bringing solutions is a good habit until it means that a leader speaks from figures you know to be false. Withdraw first, then solve.',
            next: 's5',
          },
        ],
      },
      {
        id: 's5',
        title: 'Whose budget?',
        description: 'Decide how the correction is funded.',
        situation:
          'It is Wednesday, March 11. On Zeynep\'s advice the scope is now settled: seventeen people, brought to predicted pay. That is 74,000 in base, or 90,280 with on-costs of 22%. Benedek says: "The merit pool is closed at 3%. Grade Six has about 225,000 of it. Use that, or spread the correction over three years. You decide, but show me no new line." The amount is 0.2% of payroll.',
        choices: [
          {
            id: 's5-pool',
            text: 'Trim the merit pool across the whole company, from 3% to about 2.84%. Everyone gives a little, the full correction lands in March, and Benedek keeps his single line.',
            value: 7,
            feedback:
              'All seventeen are corrected now, and no single team carries the burden. Yet 640 people quietly receive less because earlier pay decisions went wrong, and the cost of the error disappears inside merit, so no one learns from it. If the source ever becomes known, the correction will be blamed for a thin year.',
            next: 's6a',
          },
          {
            id: 's5-phase',
            text: 'Phase it over three years, a third each March, and commit to the dates in writing. The money is certain, finance can plan for it, and a steady correction is easier to absorb.',
            value: 0,
            feedback:
              'You now hold a signed paper saying that seventeen people are underpaid without a reason and will stay so until 2028. For each of them the shortfall continues every month, and so may the liability. Phasing suits a change of market position. It does not suit a difference that the company cannot explain.',
            next: 's6b',
          },
          {
            id: 's5-grade',
            text: 'Use Grade Six merit money. The problem arose there, the managers who caused it will feel it, and 75 people still share about 150,000 in increases.',
            value: 3,
            feedback:
              "The seventeen are corrected in March, which matters. But their 75 colleagues, most of whom decided no one's pay, receive about a third less than similar people in other grades. They will compare, and they will find out why. You have moved resentment onto the people who were underpaid, and made the next gap.",
            next: 's6a',
          },
          {
            id: 's5-separate',
            text: 'Take a one-page request to Althea, with Benedek in the room: a separate equity line of 90,280, effective March, with the cost of waiting set beside it.',
            value: 10,
            feedback:
              "Benedek dislikes the line and accepts the reasoning, because the paper shows both prices. The correction does not draw on anyone's merit, and it stays visible, so next year's review can ask whether it worked. Althea also sees, on the same page, what must change so that the gap does not return.",
            next: 's6a',
          },
        ],
      },
      {
        id: 's6a',
        title: 'Letters on Monday',
        description: 'Decide what seventeen people, and seventy-five others, will hear.',
        situation:
          'The money is approved for March. It is Thursday. Rumors about Grade Six are going around. Lachlan suggests calling it "a market thing." The communications team offers an article: "Tamarind closes its gender pay gap." Managers ask what to say to people who receive nothing.',
        choices: [
          {
            id: 's6a-label',
            text: 'Describe the increase as a market adjustment in the seventeen letters. It is kinder to managers, avoids anything that reads like an admission, and the amount is what people will remember.',
            value: 3,
            feedback:
              'Yuna checks the market data that evening and sees that her job did not move. A false label on a true correction costs you the credit and adds a new question: what else is described this way? Zeynep would rather defend a plain sentence than an inaccurate one. Careful wording and wrong wording are different things.',
            next: 'end',
          },
          {
            id: 's6a-celebrate',
            text: 'Run the article alongside the letters. The company found a problem and fixed it within two weeks, and employees deserve to hear good news about pay for once.',
            value: 0,
            feedback:
              'One grade was reviewed, and a raw gap remains because more men hold the better-paid jobs in it. Within an hour someone posts the 6.5%. The seventeen, who had been told that their pay was private, find themselves in a campaign. A claim larger than the evidence turns a sound correction into a credibility problem.',
            next: 'end',
          },
          {
            id: 's6a-both',
            text: 'Seventeen private talks and letters that give the true reason. A short note to all of Grade Six about the review, the rule and whom to ask. Brief managers first, with answers.',
            value: 10,
            feedback:
              'Each person hears from a prepared manager, in words Zeynep has cleared, that pay for similar work was compared, theirs was below the rule, and it is corrected. The other 75 learn that the same rule covered them and where to take questions. No numbers about individuals are shared. The rumor ends because the explanation is ordinary, complete and true.',
            next: 'end',
          },
          {
            id: 's6a-seventeen',
            text: 'Seventeen private talks and letters with the true reason, and well-briefed managers. Say nothing to the rest of the grade unless asked, so that the privacy of those affected is fully protected.',
            value: 7,
            feedback:
              "The seventeen are treated with respect, and no one's pay is exposed. But 75 people have heard rumors and receive no explanation, so each will ask alone, and different managers will answer differently. A short note about the review and the rule reveals no individual. It would have protected the seventeen from gossip.",
            next: 'end',
          },
        ],
      },
      {
        id: 's6b',
        title: 'A third of an answer',
        description: 'Decide what to do before letters describe a partial correction.',
        situation:
          'It is Thursday, and the letters would give seventeen people one-third of the amount. Zeynep has now put her view in writing: the company knows of the shortfall and has no reason for the remaining two-thirds. Benedek says the plan is signed. Lachlan suggests that managers "keep it light" on Monday.',
        choices: [
          {
            id: 's6b-quiet-third',
            text: 'Send the letters with the first third, described as an equity adjustment, and leave out the later steps. Promising them would create a commitment that a bad year could break.',
            value: 3,
            feedback:
              'Seventeen people read "equity adjustment" and believe that the matter is closed. When they learn that it was a third, the first letter will look like concealment, and Zeynep\'s note shows that the company knew. Leaving out an uncertain promise sounds prudent. Here it removes the one fact they would most want to know.',
            next: 'end',
          },
          {
            id: 's6b-reopen',
            text: 'Reopen it today: you, Zeynep and Althea, with her written view and both costs on one page. Ask for the full amount in March, and hold only these seventeen letters if needed.',
            value: 10,
            feedback:
              'Althea reads the two prices together for the first time and releases the remaining two-thirds. Seventeen letters go out three days late, with a sentence explaining the delay. Benedek is annoyed that a signed plan moved. You own that: it should have reached her in this form yesterday.',
            next: 'end',
          },
          {
            id: 's6b-open-third',
            text: 'Send the first third on time, and tell each person plainly what remains, when it will be paid and whom to ask. Honest partial news is better than a late letter.',
            value: 7,
            feedback:
              'People are told the truth and can plan, which is far better than a vague label. But they now know that the company agrees they are underpaid and will continue for two years. Some will accept that, and some will take advice. Candor repairs the message without repairing the decision, and there was still time to change it.',
            next: 'end',
          },
          {
            id: 's6b-secret',
            text: 'Ask managers to give each of the seventeen the full three-year schedule in person, with nothing in writing, and to request that they keep it to themselves until the plan is complete.',
            value: 0,
            feedback:
              'Two people tell colleagues the same afternoon, as they are entitled to in many places. A request for secrecy about pay may be unlawful there, and everywhere it signals shame. With nothing in writing, seventeen versions of the schedule exist by Tuesday. The managers, who set none of this, are left defending it alone.',
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
        'Here is a sound route through the two weeks. First, keep the data unchanged, send nothing, and reach counsel within the hour with facts only. If word is already out, own it, preserve everything, tell people they may ask, and give a date. Second, group by evaluated points and content, in writing, before results; titles hide equal work. Third, show core, core plus ratings and any further run side by side. A variable that managers set after or together with the pay decision may be the cause of the gap, so never use it to close the file. If you have already reported a wrong figure, withdraw it before you solve anything else. Fourth, review individual files, accept only documented reasons that existed before, and raise everyone the rule catches, whatever their sex, to predicted pay. Fifth, fund it as a separate line, with the price of waiting beside it; merit money makes colleagues pay, and phasing prolongs a known shortfall. Sixth, tell the people affected the true reason, tell the others about the review and the rule, and brief managers first. Try again and watch the points where the tidy answer protects the company from a question instead of answering it.',
    },
    actionPlan: {
      template:
        "ACTION PLAN: BEFORE THE NEXT PAY CYCLE\n\nName: ______________________   Date: ______________\n\n1. COUNSEL AND DATA\nWhom I call first when a gap appears: ______________________________\nWho may see pay comparisons before counsel agrees: ______________________________\nWhere the untouched data is kept: ______________________________\n\n2. GROUPS AND CONTROLS\nOne grade where titles may hide equal work: ______________________________\nA control in our models that our own managers decide: ______________________________\nHow I will test it, and by when: ______________________________\n\n3. REMEDIATION AND BUDGET\nOur rule for opening a file: more than ____% below predicted pay\nOur rule for the amount: ______________________________\nEquity line in next year's budget: ______________ agreed with: ______________\n\n4. MESSAGE\nMy sentence to people who are corrected: ______________________________\nMy sentence to people who are not: ______________________________\nManagers briefed on: ______________\n\nReview date: ______________   Colleague who will challenge me: ______________________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.",
      sections: ['Counsel and data', 'Groups and controls', 'Remediation and budget', 'Message'],
    },
  },
});

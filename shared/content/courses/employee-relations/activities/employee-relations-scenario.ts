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
        'You lead employee relations at Tarnvey Instruments, a fictional maker of laboratory scales. It is Monday, October 5, 2026. Evander, an account lead, handles a renewal worth 18 percent of annual revenue, due October 30. He reports to Rhiannon, the commercial director. On Friday Noemi, an applications engineer, told Rhiannon that after a client dinner on September 24 Evander allegedly commented on her body, put a hand on her lower back and began to send late messages. In this company the HR adviser guides the process, an investigator finds the facts, and a decision-maker chooses the outcome.',
    },
    steps: [
      {
        id: 's1',
        title: 'Keep it informal',
        description: 'Decide how the complaint comes in.',
        situation:
          'Rhiannon calls at 8:40. "Noemi just wants it to stop. She told me so, and I respect that. I will have a word with Evander, he will apologize, and we will all get to October 30. Your policy says informal resolution first." You have not yet spoken to Noemi.',
        choices: [
          {
            id: 's1a',
            text: 'Agree to a limited informal route: you, not Rhiannon, meet Evander today for a general conduct talk that names no one, and you check with Noemi in two weeks.',
            value: 3,
            feedback:
              'Taking it off Rhiannon is an improvement, and naming no one feels safe. But Evander was at one dinner, so he knows who spoke. He is warned before any evidence is secured, and Noemi finds out that you acted before you heard her. Alleged touching also closes two of the four gates, whatever she hoped for.',
            next: 's2b',
          },
          {
            id: 's1b',
            text: 'Ask Rhiannon for a full written account of what Noemi said, with dates. Once you have it, meet Noemi tomorrow to explain the options and assess the route.',
            value: 7,
            feedback:
              'You keep the assessment in your hands, and Noemi will hear her options. The cost is a day, and a first record in the words of someone who wants this small. Rhiannon is also left free to have her "word." Hear the complainant first, in her own words, and tell the director plainly to wait.',
            next: 's2a',
          },
          {
            id: 's1c',
            text: 'Let Rhiannon speak to Evander as Noemi wishes, and log it as an informal matter. Make clear to both that a second incident would go straight to a formal investigation.',
            value: 0,
            feedback:
              "Noemi's wish matters, but you know it only through a person with a renewal at stake. Evander hears the complaint from his ally, Noemi loses control of her own account, and others he manages stay exposed. If it recurs, the record will show that the organization knew on October 5 and left it to his director.",
            next: 's2b',
          },
          {
            id: 's1d',
            text: 'Ask Rhiannon to speak to no one. Meet Noemi today, hear her own words and wishes, explain what you cannot promise, and then assess the route yourself.',
            value: 10,
            feedback:
              'Noemi tells her own story once, to the right person, and learns the limits before she decides how much to say. Rhiannon is spared a talk that could look like a cover-up. You have not refused the informal route; you have put the decision where it belongs, and no one has tipped off the respondent.',
            next: 's2a',
          },
        ],
      },
      {
        id: 's2a',
        title: 'Denver next week',
        description: 'Choose the interim measures.',
        situation:
          'Noemi shows you messages and names Teo, a colleague who sat across the table. She agrees to an investigation. "But I built that demo. Do not take it away to protect me." She and Evander are due to present to the client in Denver on October 13 and 14. Rhiannon suggests that Noemi work from home on full pay until it is over.',
        choices: [
          {
            id: 's2a-a',
            text: 'Noemi presents with another account manager, while Evander supports the renewal from the office. Send him a no-approach request, take a snapshot of her work, and review on October 16.',
            value: 10,
            feedback:
              'The risk is contact, so you removed contact and nothing more. Noemi keeps the work she built, Evander keeps his account and his pay, and both know when you will look again. The no-approach request protects Teo as well. If her projects start to disappear, the snapshot will show it within days.',
            next: 's3a',
          },
          {
            id: 's2a-b',
            text: 'Suspend Evander on full pay today, with a neutral letter and a weekly review. The allegation involves touching, and anything less would look like protecting revenue.',
            value: 3,
            feedback:
              'Alleged touching makes this serious, and pay and review soften it. But you named no risk that a smaller step could not control. Evander is marked in front of his client and his team before anybody has asked him a question. With no request to leave witnesses alone, he has a free week and a phone.',
            next: 's3b',
          },
          {
            id: 's2a-c',
            text: "Accept Rhiannon's plan if Noemi agrees in writing. She keeps full pay, is away from Evander, and returns to the demo as soon as the report is finished.",
            value: 0,
            feedback:
              'Written agreement looks respectful, but she asked you for the opposite an hour ago, and refusing a director is hard. Noemi loses the client and is missed in Denver, so colleagues guess. Evander loses nothing and has not been asked to stay away from witnesses. The person who complained is carrying the whole cost.',
            next: 's3b',
          },
          {
            id: 's2a-d',
            text: 'Take both of them off the Denver trip, so that neither is singled out. Send each the same no-approach request, and review the position on October 16.',
            value: 7,
            feedback:
              'Equal treatment, a written request and a review date are sound, and contact is removed. Yet equal is not neutral here: Noemi loses the work she asked you to leave alone, and the client loses the demo. Place the burden on the organization first, then on whichever arrangement costs the complainant least.',
            next: 's3a',
          },
        ],
      },
      {
        id: 's2b',
        title: 'He has guessed',
        description: 'Repair an informal route that has gone wrong.',
        situation:
          'Wednesday, October 7. Evander has messaged Noemi: "Sorry if you took it wrong. Let us not make this a thing." Rhiannon has handed Noemi\'s client demo to someone else "to give her space." Noemi is at your door with the message. "I asked for it to stop, and I lost my project."',
        choices: [
          {
            id: 's2b-a',
            text: 'Offer a facilitated meeting this week. He has apologized, she wants it to stop, and a settlement that both design will last longer than any finding. Restore the demo meanwhile.',
            value: 3,
            feedback:
              'Restoring the demo helps. But a facilitated talk needs free consent and level power, and neither exists while his director hands out the work. Noemi would have to negotiate over her own safety. Evander is not asked to leave witnesses alone, and the message he sent becomes a topic when it should be evidence.',
            next: 's3b',
          },
          {
            id: 's2b-b',
            text: 'Open a formal investigation, secure the message and send Evander a no-approach request. Leave the demo where it is for now, so that you do not prejudge the facts.',
            value: 7,
            feedback:
              'You have stopped the drift, saved evidence and protected witnesses. The gap is the demo. It was not a neutral fact to be left alone: it was taken after she complained, so leaving it looks like retaliation with HR approval. Restoring what a person had yesterday prejudges nothing and costs you one call.',
            next: 's3a',
          },
          {
            id: 's2b-c',
            text: "Accept that it misfired. Return the demo, move Evander's desk to another floor, tell him firmly not to message her again, and close the informal route on that basis.",
            value: 0,
            feedback:
              'Noemi gets her demo back and the messages may stop, so it feels decisive. But no one has established what happened, Evander has been moved without being heard, and Teo was never asked. You have imposed a quiet outcome on no finding at all. Both of them could fairly complain, and the next person will.',
            next: 's3b',
          },
          {
            id: 's2b-d',
            text: 'Tell Noemi the route was a mistake. Restore the demo today, secure the message, open a formal investigation, and send Evander a neutral no-approach request with a review date.',
            value: 10,
            feedback:
              'Noemi hears an honest admission and has her work back within hours. Evander receives a clear and neutral request rather than a punishment, so his later account can still be heard freely. Rhiannon learns that moving the demo was a decision she should have checked with you. You lost two days and recovered the process.',
            next: 's3a',
          },
        ],
      },
      {
        id: 's3a',
        title: 'Five chairs at dinner',
        description: 'Advise on interviews and their order.',
        situation:
          'Pallavi, from the service division, has no tie to anyone and is the investigator. Five people were at the table: Noemi, Evander, Teo and two clients. Evander is available this morning and then visits another client until Friday. He offers two colleagues who "know what he is like"; neither was there. Rhiannon says, "Leave the clients out of it." Pallavi asks about process.',
        choices: [
          {
            id: 's3a-a',
            text: 'Interview Evander this morning, before he travels, so that he is not ambushed by a finished case. Then hear Noemi, Teo and his two colleagues, and go back to him on Friday.',
            value: 3,
            feedback:
              'You want to be fair to Evander, and a second interview is planned. But Pallavi would question him before she has the full account, so he cannot answer what she cannot yet put. He leaves knowing the questions before Teo has been heard. Colleagues who saw nothing can speak only to popularity.',
            next: 's4',
          },
          {
            id: 's3a-b',
            text: 'Noemi, then Teo, then the full message export. Put every allegation to Evander on Friday, and go back to all with new facts. Approach a client only if an element is still empty.',
            value: 10,
            feedback:
              'Each interview feeds the next, and Evander meets the whole case with time to answer it. Teo is heard before talk can color his memory. Clients stay possible but are not exposed without need, so neither Noemi nor Evander is embarrassed in front of them. Pallavi can show why she stopped where she did.',
            next: 's4',
          },
          {
            id: 's3a-c',
            text: 'Noemi and Evander only, twice each, with the messages. A remark made in private has no witness, and every extra person you ask widens the circle and hurts them both.',
            value: 0,
            feedback:
              'Discretion matters, but you have ruled out the one neutral person who could see the hand. What remains is two accounts, and then a coin toss by demeanor. When Noemi asks why no one spoke to Teo, Pallavi has to hear him late. Widening the circle by one necessary witness is part of a fair search.',
            next: 's4',
          },
          {
            id: 's3a-d',
            text: 'Noemi, Teo, both clients by short neutral call, then Evander on Friday with every allegation. All five diners should be heard, because leaving any out invites challenge.',
            value: 7,
            feedback:
              'The order is right and no one can call it thin. The cost is proportion: two clients learn of a complaint before you know that they are needed. Noemi and Evander both have to face them afterward. Ask first which element is still empty; if Teo and the messages fill it, record why the clients were not called.',
            next: 's4',
          },
        ],
      },
      {
        id: 's3b',
        title: 'A call to the witness',
        description: 'Rebuild an investigation that has been touched.',
        situation:
          'Events have overtaken you. The interim steps have been corrected and a formal investigation is open, but Rhiannon asked her deputy, Corwin, to "get it moving." Evander, whom no one had asked to stay away from witnesses, has phoned Teo: "You remember it was a joke, right?" Teo tells you, unhappily. Noemi has heard and says it is over. Pallavi, from the service division, has no tie to anyone and could start tomorrow.',
        choices: [
          {
            id: 's3b-a',
            text: 'Appoint Pallavi and treat Teo as lost: his memory has been shaped, so rely on Noemi, Evander and the messages. Send Evander a no-approach request for the rest of the case.',
            value: 3,
            feedback:
              'Pallavi and the request are right. But a contaminated witness is still a witness, and what he remembers can be weighed with the call in mind. Dropping him rewards the call, because Noemi loses the only other person who was looking. Hear him early, with open questions, and ask about the call afterward.',
            next: 's4',
          },
          {
            id: 's3b-b',
            text: "Let Corwin keep today's booked interview with Noemi, so that she is not made to start again, and bring in Pallavi for everyone else and for the report. Send the request to Evander.",
            value: 7,
            feedback:
              'Sparing Noemi a restart is kind, and the rest is sound. But the most important account is now taken by a man who works for Rhiannon, and his notes will be questioned by both sides. A short delay and a proper explanation would cost Noemi less than a second interview about the first.',
            next: 's4',
          },
          {
            id: 's3b-c',
            text: 'Replace Corwin with Pallavi today and tell both parties why. Send Evander a no-approach request, add the call to the scope as a question, and hear Teo first with open questions.',
            value: 10,
            feedback:
              'Both parties see a clean start with a reason. Teo describes the dinner before he describes the call, which keeps what he saw apart from what he was told. The call becomes a question that Evander can answer, not a verdict. Noemi hears that someone noticed, and she decides to take part.',
            next: 's4',
          },
          {
            id: 's3b-d',
            text: 'Appoint Pallavi, and ask her to record the call as interference with a witness. It supports Noemi on every allegation, because an innocent person would have left Teo alone.',
            value: 0,
            feedback:
              'The call looks bad, and it may prove to be misconduct. But you have decided what it means before Evander has been asked, and then spread it over three separate facts. Innocent people also panic and telephone friends. He gains a true ground of appeal, and Noemi stands to lose the whole report with it.',
            next: 's4',
          },
        ],
      },
      {
        id: 's4',
        title: 'No one heard the words',
        description: 'Advise on the draft findings.',
        situation:
          'Pallavi\'s draft reaches you. Whatever was first planned, she did hear Teo. At 11:12 that night Noemi texted her sister about the hand, not the remark. Teo saw the hand and heard no words. Evander first denied touching her, then said, "Maybe to steer her to the door." The export holds 14 messages after 10 p.m., six of them about her looks. The draft says: "As no one heard the remark, the complaint is inconclusive." Pallavi asks what you think. A rumor about Evander from 2023 is going around.',
        choices: [
          {
            id: 's4a',
            text: 'Ask for one finding on each allegation, weighing evidence on both sides against the standard. Leave out the rumor, and suggest no answer to any of them.',
            value: 10,
            feedback:
              'You corrected the method and left the verdict where it belongs. Evander can see that each point was weighed on its own evidence, and Noemi is not told that three questions fail because one was hard. The rumor, untested and unanswered, stays out. Pallavi does two more days of work, and the report becomes hers to defend.',
            next: 's5a',
          },
          {
            id: 's4b',
            text: 'Suggest that she mention the 2023 rumor as background. A pattern makes the present account more likely, and the decision-maker should not be kept in the dark about it.',
            value: 0,
            feedback:
              'Tested past findings can sometimes matter; a rumor cannot. Evander has never been asked about it, so a decision resting on it is unfair to him and fragile for Noemi, whose own evidence was stronger without it. You have also stepped from process into guilt, and the email in which you did so is part of the file.',
            next: 's5b',
          },
          {
            id: 's4c',
            text: 'Tell her the touching and the messages look substantiated and the remark inconclusive on this evidence, and ask her to consider redrafting the report along those lines.',
            value: 7,
            feedback:
              'Your reading may be fair, and a finding for each allegation is the right shape. But the adviser has now told the investigator what to conclude. If it surfaces, Evander will say that HR decided, and Pallavi will find it hard to answer. Ask her for reasons on each point, and let her reach the result.',
            next: 's5a',
          },
          {
            id: 's4d',
            text: 'Accept the draft. Pallavi heard the witnesses and you did not, and a cautious result that admits what cannot be known is safer than one that overreaches.',
            value: 3,
            feedback:
              'Respect for the investigator is right, but you saw a gap in method. One unheard remark has swallowed two other allegations that do have evidence. Noemi is told that nothing can be known about 14 messages in your possession. Caution is not the standard; "more likely than not" is, and it has to be applied to each point.',
            next: 's5b',
          },
        ],
      },
      {
        id: 's5a',
        title: 'Eighteen percent',
        description: 'Advise the decision-maker on the outcome.',
        situation:
          'Findings: touching and messages substantiated, with reasons; the remark inconclusive. Marit, the operations chief, is the decision-maker. Rhiannon tells her, "Coach him, take his bonus, and we all get to October 30. Lose him and we lose the client." In 2024 a field engineer received a final warning for unwanted touching and messages. Marit asks you what comes next.',
        choices: [
          {
            id: 's5a-a',
            text: 'Issue a final written warning now, matching the 2024 case, with a full right of appeal. Speed protects Noemi, and consistency speaks for itself. Tell her the findings the same day.',
            value: 7,
            feedback:
              'The level may well prove right, and the comparator is close. But Evander has not been heard on the outcome, so no one knows what would move it up or down. An appeal cannot supply the meeting that was skipped. The warning may fall on process, and Noemi would then live through it twice.',
            next: 'end',
          },
          {
            id: 's5a-b',
            text: 'Dismiss him. The findings are serious, he is senior, and the whole company is watching. Only the strongest outcome will show that revenue buys no protection here.',
            value: 0,
            feedback:
              "Making an example is the mirror image of protecting him: both decide by who he is. A field engineer kept his job on similar facts, and Evander has not been heard. Dismissal may be open in some cases, but here you could not explain the difference, and Noemi's findings could spend a year in dispute.",
            next: 'end',
          },
          {
            id: 's5a-c',
            text: 'Coach him, cut the bonus, and move Noemi to a better-paid product role that she would enjoy. She gains, he pays a real price, and the renewal is safe for everyone.',
            value: 3,
            feedback:
              'It is generous to everyone and honest with no one. The bonus cut is a private penalty without a record, the field engineer was treated far more harshly, and Noemi is moved because of what Evander did. Colleagues will read the price correctly: 18 percent. Results and revenue weigh nothing when the band is set.',
            next: 'end',
          },
          {
            id: 's5a-d',
            text: 'Send Evander the evidence and hear him. Read blind comparators, adjourn, then choose the least that protects people. Plan cover for the client, and tell Noemi the findings and her protection.',
            value: 10,
            feedback:
              "Evander answers before anything is chosen, so whatever Marit decides can be explained and will survive appeal. The field engineer's case is a yardstick rather than an accident. Client cover takes revenue out of the room. Noemi learns what was found, who to call, and that you will ask again on days 14 and 60.",
            next: 'end',
          },
        ],
      },
      {
        id: 's5b',
        title: 'The report is returned',
        description: 'Decide what to do with a report that cannot carry a decision.',
        situation:
          'Before Marit, the operations chief, decides, an outside reviewer returns the file: "At least one conclusion does not rest on tested evidence. I could not rely on this report." Rhiannon says, "Good. Coach him and close it." Noemi asks, "What did you decide about the messages?" Evander\'s representative asks whether he is cleared. The renewal is signed in nine days.',
        choices: [
          {
            id: 's5b-a',
            text: 'Ask Marit to read the raw evidence herself and decide on it directly. She is senior, she is neutral, and another round would be hard on both of them.',
            value: 3,
            feedback:
              'Marit would become investigator and decision-maker in one, on papers that Evander has not answered as findings. He could not tell what was found or why, and Noemi could not either. Sparing people a second round is a decent motive, but this one makes a third likely. Keep the chairs apart.',
            next: 'end',
          },
          {
            id: 's5b-b',
            text: 'Return it to Pallavi with the review attached, and ask for a finding on each allegation within a week. Tell both parties that nothing is decided, and keep the interim steps.',
            value: 7,
            feedback:
              'Both parties are told the truth, and the protection holds. The choice can be defended. But Pallavi must revisit a conclusion she has signed, advised by the same person as before. Whatever she writes, one side will say that she was steered. Fresh eyes on the same evidence would cost little more time.',
            next: 'end',
          },
          {
            id: 's5b-c',
            text: 'Keep the interim steps and have a new investigator with no ties rework each allegation, testing only what is missing. Tell both parties that nothing is decided, and by when it will be.',
            value: 10,
            feedback:
              'You repaired the report without picking a winner. Noemi knows that the messages will receive an answer, Evander knows that he is neither cleared nor condemned, and both have a date. The evidence already gathered is kept, so no one repeats the whole story. The renewal is simply covered by others until the facts are settled.',
            next: 'end',
          },
          {
            id: 's5b-d',
            text: 'Close the case as inconclusive, send the whole commercial team on respect training, and give Evander a private, undocumented caution about late messages.',
            value: 0,
            feedback:
              'Training is rarely harmful, and the caution sends him a signal. But the team is trained for something that no one will name, Evander is punished without a finding, and Noemi is told that nothing could be known. The next complainant will have watched. If the messages continue, you have no record that he was told to stop.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 50,
    passingScore: 75,
    feedback: {
      passing:
        'You kept a valuable employee and a frightened one inside the same fair process. Noemi was heard in her own words, the burden stayed off her, and Evander had a neutral investigator, a full chance to answer and an outcome, or a repair, that can be explained. Look again at any choice that scored below ten; those are the gaps an appeal would find. Then use the action plan on your next live case.',
      failing:
        "Try again with this order in mind. First, intake: a director's wish, and even the complainant's, does not decide the route. Hear the complainant in their own words, say what you cannot promise, and run the four gates; alleged touching closes at least two of them. If an informal step has already misfired, admit it and restore what the complainant lost. Second, interim measures: name the risk, take the smallest step, put the burden on the organization and not on the complainant, and send a neutral no-approach request with a review date. Suspend only when nothing smaller controls the risk. Third, investigation: appoint someone with no line, friendship, stake or history. Hear the complainant, then neutral witnesses, then the respondent with every allegation in full, and call others only when an element is still empty. A witness who has been contacted is weighed, not dropped. Fourth, findings: one for each allegation, on the balance of probabilities, with the evidence on both sides. HR corrects method and never suggests the answer; rumors stay out. If a report cannot carry a decision, have it reworked by fresh eyes. Fifth, outcome: the employee is heard before it is chosen, comparators are read without names, and revenue weighs nothing.",
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

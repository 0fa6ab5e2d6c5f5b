import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'talent-acquisition-scenario',
  moduleId: 'talent-acquisition-m4',
  type: 'scenario',
  title: 'The Split Panel',
  description:
    "A hiring manager wants a lower-scoring 'culture fit' favorite. Decide how scores are locked, how the debrief runs, which reasons count and what candidates are told.",
  passingScore: 70,
  config: {
    scenario: {
      title: 'The Split Panel',
      context:
        'You lead talent acquisition at Vessa Valley Rail, a fictional regional rail operator. It is October 2026, and three finalists have been interviewed for customer operations manager: Grace Okafor, Mei Lin and Jonah Whitfield. The rule was fixed before the interviews: four competencies, equal weight, scores locked before any talk. Owen may choose anyone within half a point of the top average, with written reasons tied to the criteria. Your decisions change what you face next.',
      people: [
        { name: 'Owen Marsh', role: 'Hiring manager' },
        { name: 'Ewa Szymanska', role: 'Panel member, manager of another line' },
        { name: 'Marcus Bell', role: 'Panel member, supervisor who reports to Owen' },
        { name: 'Jonah Whitfield', role: 'Finalist' },
        { name: 'Grace Okafor', role: 'Finalist' },
      ],
    },
    steps: [
      {
        id: 's1',
        title: 'Ten to three',
        description: 'Decide how to start when one score is missing.',
        situation:
          'The debrief is at three. Ewa and Marcus have begun their forms, and Owen has not.',
        messages: [
          {
            from: 'Owen Marsh',
            at: '2:48 PM',
            text: 'It’s Jonah. He’s one of us, and everyone felt it. Let’s talk it through like adults and do the forms after.',
          },
          {
            from: 'Marcus Bell',
            at: '2:50 PM',
            text: 'On our way up. Do you need my form before or after?',
          },
        ],
        choices: [
          {
            id: 's1a',
            text: 'Start at three, and have all of them finish their forms in silence at the table before you read out.',
            value: 7,
            reasoning:
              "Nothing has started, ten quiet minutes can do what is needed, and he isn't sent away like a child.",
            feedback:
              'Silent scoring protects most of what matters. But Marcus writes two feet from his own manager, who has a name in mind and a face that shows it, and he glances up twice.',
            next: 's2a',
          },
          {
            id: 's1b',
            text: 'Open with a round in which each names a favorite, then complete the forms and compare the two.',
            value: 3,
            reasoning:
              "The tension is in the room by now, and it can't do as much harm once it's on the table.",
            feedback:
              'For Marcus the round settles the matter, because his manager has now said whom he wants. His form will defend a position, and Grace and Mei lose a reading that can’t be recovered.',
            next: 's2b',
          },
          {
            id: 's1d',
            text: 'Let Owen lead the talk as he proposes, and collect the forms at the end, when all have been heard.',
            value: 0,
            reasoning:
              'He will manage this person for years, and a form that goes against his judgment does her no good.',
            feedback:
              'Marcus and Ewa hear the answer before they score, and the forms become decoration. If Grace asks how she was assessed, you can’t honestly say.',
            next: 's2b',
          },
          {
            id: 's1c',
            text: 'Push the debrief to four, and send the three of them to separate desks until you hold every form.',
            value: 10,
            reasoning:
              'An hour is a cheap price. A judgment made alone is gone once they have talked, and gone for good.',
            feedback:
              'Owen grumbles about the hour in front of the others. Marcus writes his scores before he has heard his manager, and all three candidates get three separate readings.',
            next: 's2a',
          },
        ],
      },
      {
        id: 's2a',
        title: 'Scores on the table',
        description: 'Decide how to run the debrief.',
        situation:
          'The locked averages are Grace 4.1, Mei 3.8 and Jonah 3.5. The widest gap is on "handles disruption with the public": for Jonah, Ewa and Marcus gave 2, Owen gave 5.',
        messages: [
          {
            from: 'Owen Marsh',
            at: '4:02 PM',
            text: 'Then two people missed something. My note says "great energy, fits us." Let me explain him.',
          },
        ],
        choices: [
          {
            id: 's2a-d',
            text: 'Have Owen walk through all three as the future manager, and then invite everyone to revise.',
            value: 3,
            reasoning:
              'He knows the job best, the rule lets scores change, and a fuller picture is fair to all three.',
            feedback:
              'An invitation to revise after a senior speech asks for agreement. Marcus lifts Jonah by two points without a reason, and the other candidates pay for it.',
            next: 's3b',
          },
          {
            id: 's2a-b',
            text: 'Take back the floor from Owen, and let Marcus go first, then Ewa, each with a quote from Jonah.',
            value: 10,
            reasoning:
              'People hold back once their manager has spoken, so a fair order does most of the work in that room.',
            feedback:
              'Marcus reads from his notes: "I’d wait for control to tell me." Ewa heard the same, Owen has no quote and keeps his 5, as he may, and the room is cool toward you for the rest of the hour.',
            next: 's3a',
          },
          {
            id: 's2a-a',
            text: 'Let Owen say why, then ask Ewa and Marcus for quotes, and go on from one competency to the next.',
            value: 7,
            reasoning:
              'His score stands furthest out, so he has the most to explain, and evidence still decides it.',
            feedback:
              'Going by competency keeps the talk on evidence. But Marcus must now contradict his manager to his face, and what he says is so soft that it isn’t written down.',
            next: 's3a',
          },
          {
            id: 's2a-c',
            text: 'Ask the three to move until all scores on a competency lie within one point of each other.',
            value: 0,
            reasoning:
              'A panel that is three points apart hasn’t finished its work, and consensus is what it is for.',
            feedback:
              'Marcus moves furthest, because he reports to Owen, and Jonah rises without a new fact. Grace and Mei lose ground to a rule about meetings.',
            next: 's3b',
          },
        ],
      },
      {
        id: 's2b',
        title: 'The room has turned',
        description: 'Decide what to do with scores given after the talk.',
        situation:
          'Owen spoke first. Ewa had locked her form before and gave Jonah 2.5 overall. Marcus finished afterward and gave him 4 on disruption; his own notes read "Would wait for control. No plan for stranded passengers." Jonah now stands at 3.7 against 4.1 for Grace.',
        messages: [
          { from: 'Owen Marsh', at: '3:41 PM', text: 'He is in the band, then. Are we done?' },
          { from: 'Ewa Szymanska', at: '3:44 PM', text: 'I’d like to see how we got to 3.7.' },
        ],
        choices: [
          {
            id: 's2b-a',
            text: 'Ask Marcus to complete his notes, until each of his scores has its evidence on the form.',
            value: 0,
            reasoning:
              'A score without support is the weakest point of a hiring file, and today he still remembers it.',
            feedback:
              'You’ve asked Marcus to invent support for a score that his notes contradict. His first honest record disappears under a second one, and the system keeps the times of both.',
            next: 's3b',
          },
          {
            id: 's2b-b',
            text: 'Scrap the round, and interview all three again with the same questions and a new panel.',
            value: 7,
            reasoning:
              'It treats them alike and leaves no doubt, which is worth a week that the job can be empty.',
            feedback:
              'The result is clean: 4.1, 3.8 and 3.5, as the first notes would have given. The price falls on three candidates who come back for a mistake they didn’t make, and Mei nearly loses her other offer over it.',
            next: 's4a',
          },
          {
            id: 's2b-d',
            text: 'Leave the forms as they are, and let Marcus and one person from outside score again from notes.',
            value: 10,
            reasoning:
              'Each form stays as it is, and a second score can rest on the notes and on nothing more than that.',
            feedback:
              'You lose an afternoon and some of Owen’s goodwill. Marcus gives Jonah 2, the outsider agrees, and Jonah is back at 3.5 for a reason that anyone can read.',
            next: 's3a',
          },
          {
            id: 's2b-c',
            text: 'Let the scores stand, and add a dated file note that a view was given before one form was done.',
            value: 3,
            reasoning:
              'It’s honest, all three were discussed in the same room, and the record shows what happened.',
            feedback:
              'The note proves that you knew the scores were tainted and used them. Jonah reaches the band on a number that his scorer can’t support, and Grace is compared with it.',
            next: 's3b',
          },
        ],
      },
      {
        id: 's3a',
        title: 'A fifth criterion',
        description: 'Decide how to answer "culture fit."',
        situation: 'The averages stand at Grace 4.1, Mei 3.8 and Jonah 3.5.',
        messages: [
          {
            from: 'Owen Marsh',
            at: '4:30 PM',
            text: 'On paper, fine. But that team is tight. Jonah has done our charity ride twice. Grace is formal, she would find the banter hard.',
          },
          { from: 'Owen Marsh', at: '4:31 PM', text: 'Can we add team fit and look again?' },
        ],
        choices: [
          {
            id: 's3a-a',
            text: 'Refuse, then read him what the finalists answered on the trouble that he expects at work.',
            value: 10,
            reasoning:
              'Behind a vague word there is a clear worry about the team, and most of it was asked already.',
            feedback:
              'Owen fears that a formal manager hears bad news late. "Works across lines" covered that, Grace’s example was the best of the three, and he leaves without a word of thanks.',
            next: 's4a',
          },
          {
            id: 's3a-b',
            text: 'Give each finalist a coffee with the team, and take short written feedback from all who attend.',
            value: 3,
            reasoning:
              'The people who will work with the manager deserve a voice, and all three get the same coffee.',
            feedback:
              'The comments praise his jokes and call Grace "reserved." She has been judged on manner by strangers, Owen lifts his scores to match, and it all sits in the file.',
            next: 's4b',
          },
          {
            id: 's3a-d',
            text: 'Tell him yes to one more anchored question for all three, about trust in a settled team, with locked scores.',
            value: 7,
            reasoning:
              'His concern is real for this team, and one structured question treats the three of them alike.',
            feedback:
              'Anchors and locked scores are good discipline, and the order doesn’t change. But Mei must come back within two days because one person disliked a result, and the next manager will ask for a question too.',
            next: 's4a',
          },
          {
            id: 's3a-c',
            text: 'Add team fit at ten percent, and score it for all three from the notes that you already hold.',
            value: 0,
            reasoning:
              'It’s a small weight, it’s applied to everyone alike, and it lets Owen stand behind the result.',
            feedback:
              'The candidates weren’t asked about it, so the notes offer only impressions, and the word can carry age, sex or origin. Grace loses ground to a standard that didn’t exist when she answered.',
            next: 's4b',
          },
        ],
      },
      {
        id: 's3b',
        title: 'A message at nine',
        description: 'Decide what to do with a score and with the person behind it.',
        situation: 'The averages now read Grace 4.1, Mei 3.8 and Jonah 3.7, just inside the band.',
        messages: [
          {
            from: 'Marcus Bell',
            at: '9:04 PM',
            text: 'My Jonah score is high because of Owen. What Jonah said doesn’t support it.',
          },
          {
            from: 'Marcus Bell',
            at: '9:06 PM',
            text: 'Owen does my review next month. Please don’t use my name.',
          },
        ],
        choices: [
          {
            id: 's3b-b',
            text: 'Correct his score tonight to what the notes support, log why, and tell Owen in the morning.',
            value: 7,
            reasoning:
              'The number is wrong, what he wrote proves it, and a log entry can name evidence and no person.',
            feedback:
              'The number is right again. On a panel of three, though, Owen needs one guess, and senior people aren’t watching when Marcus is reviewed next month.',
            next: 's4a',
          },
          {
            id: 's3b-a',
            text: 'Ask Marcus to raise it himself tomorrow with all of you there, and promise to back him in the room.',
            value: 3,
            reasoning:
              'A panel can be rebuilt only in the open, and his own words carry more weight than a correction.',
            feedback:
              'You’ve asked the person with least power to confront the one who rates him. Marcus says that he "may have misread," keeps the score, and tells you nothing again.',
            next: 's4b',
          },
          {
            id: 's3b-c',
            text: 'Tell him what you can keep private, have an outsider rescore all three, and inform your director.',
            value: 10,
            reasoning:
              'Rescoring all three points at no one, and a director outside that line can watch over his review.',
            feedback:
              'Marcus hears an answer he doesn’t like: not everything can stay private. But no arrow points at him, Jonah is back at 3.5 on evidence, and your director reads his review before it’s signed.',
            next: 's4a',
          },
          {
            id: 's3b-d',
            text: 'Leave the scores as they are, thank him, and treat what he wrote to you as said in confidence.',
            value: 0,
            reasoning:
              'He signed his form, Grace still leads, and acting on this would expose the man you want to protect.',
            feedback:
              'You now hold written proof that a score is unsupported, and that score puts Jonah within reach of the job. Marcus learns that telling you changes nothing.',
            next: 's4b',
          },
        ],
      },
      {
        id: 's4a',
        title: 'A reason in writing',
        description: 'Decide whether the stated reason can carry the choice.',
        situation:
          'Scores: Grace 4.1, Mei 3.8, Jonah 3.5. Owen uses his band and picks Mei. On "handles disruption," Mei scored 4.3 and Grace 4.0.',
        messages: [
          {
            from: 'Owen Marsh',
            at: '1:10 PM',
            text: 'My reason for the form: "Closer to how the team works. Grace mentioned a school run."',
          },
          { from: 'Owen Marsh', at: '1:12 PM', text: 'I want the offer out by five.' },
        ],
        choices: [
          {
            id: 's4a-a',
            text: 'Redraft the reason around the disruption score, have him agree to it, and file that version today.',
            value: 0,
            reasoning:
              'He may choose Mei under the rule, the score is true, and his sentence was only clumsily put.',
            feedback:
              'You’ve written a reason that he didn’t give over one that touches family duties. When the first version turns up, the second looks like a cover, and Mei, who might have won on an honest reason, goes down with it.',
            next: 's5b',
          },
          {
            id: 's4a-c',
            text: 'Take the choice out of his hands, and make the offer to the top score, Grace, this afternoon.',
            value: 7,
            reasoning:
              'Someone who writes such a sentence has lost the discretion that the rule was meant to give him.',
            feedback:
              'Grace is protected at once. But you changed the rule in the middle of a hire without asking whether a sound reason existed, which is unfair to Mei, and Owen learns to keep his reasons to himself.',
            next: 's5a',
          },
          {
            id: 's4a-d',
            text: 'Call Grace to ask whether the early shifts would work for her, and share her answer with Owen.',
            value: 3,
            reasoning:
              'Asking is better than assuming, and a clear yes from her would settle his concern for good.',
            feedback:
              'Only Grace is asked, and only because she mentioned a child; she had agreed to the shifts at screening. She ends the call wondering what else was discussed, and asks a friend who works for you.',
            next: 's5b',
          },
          {
            id: 's4a-b',
            text: 'Send it back, as no family matter counts, and let him find a reason in the criteria or give way.',
            value: 10,
            reasoning:
              'It’s his choice and his form, so the reason on it has to be his as well, and a good one.',
            feedback:
              'Owen admits that the disruption gap wasn’t on his mind, and the offer goes to Grace. Both versions stay in the file, and he tells two colleagues that you run the place by form.',
            next: 's5a',
          },
        ],
      },
      {
        id: 's4b',
        title: 'He has already called',
        description: 'Decide what to do about a promise no one approved.',
        situation:
          'Jonah sits inside the band, and Owen has picked him. Last night he phoned him: "You\'re in. Paperwork follows." Your director wants the record by noon.',
        messages: [
          {
            from: 'Jonah Whitfield',
            at: '8:40 AM',
            text: 'Thrilled. I’m handing in my notice after lunch, unless you need anything else from me?',
          },
          {
            from: 'Ewa Szymanska',
            at: '8:55 AM',
            text: 'These aren’t the scores I recognize.',
          },
        ],
        choices: [
          {
            id: 's4b-d',
            text: 'Go back to the first evidence, brief your director, and have Owen call Jonah to put it right.',
            value: 7,
            reasoning:
              'He made the promise before anyone could stop him, and he should be the one to take it back.',
            feedback:
              'The record is sound. But Owen says to Jonah, "HR has a problem with the forms," and Jonah still believes that he is in when he writes his resignation.',
            next: 's5a',
          },
          {
            id: 's4b-a',
            text: 'Call Jonah yourself: no approved offer, don’t resign. Then give director and counsel everything.',
            value: 10,
            reasoning:
              'A man is about to give up his income, and whether a promise binds us is a question for counsel.',
            feedback:
              'It’s the worst phone call of your month, and Jonah keeps his job. Your director learns of the call, the shifted scores and the objection from you, before noon.',
            next: 's5a',
          },
          {
            id: 's4b-b',
            text: 'Honor the call, draft the offer to Jonah today, and put Grace first in line for the next job.',
            value: 3,
            reasoning:
              "What's said on the phone can bind us, and taking it back is worse than a choice that is imperfect.",
            feedback:
              'Spoken words can bind, which is why counsel should have heard them first. Grace, who scored highest, gets a promise about a job that may never open, and Ewa sees her objection ignored.',
            next: 's5b',
          },
          {
            id: 's4b-c',
            text: 'Meet Ewa before she writes more, and settle on one agreed version of the scores by noon.',
            value: 0,
            reasoning:
              'Your director needs a clear record, and two versions of the scores would only get in the way.',
            feedback:
              'You asked a panel member to soften a true objection, and she now has two concerns to report. Jonah resigns after lunch on the strength of a call that hasn’t been corrected.',
            next: 's5b',
          },
        ],
      },
      {
        id: 's5a',
        title: 'Three messages',
        description: 'Decide what each candidate hears, when, and what you keep.',
        situation:
          "Under the original rule Grace has the top score, and no criteria-based reason was given for anyone else. Her offer depends on proof of right to work and two references. Mei's other offer ends on Monday.",
        messages: [
          {
            from: 'Jonah Whitfield',
            at: '3:15 PM',
            text: 'Owen told me that the team wanted me. What happened?',
          },
        ],
        choices: [
          {
            id: 's5a-d',
            text: 'Offer Grace the job, then call Mei and Jonah today with the criterion on which each fell short.',
            value: 10,
            reasoning:
              'People are waiting on this news, and a criterion is a thing that they can work on next time.',
            feedback:
              'Jonah writes back angrily, then asks for the feedback date. Mei decides about Monday with the facts, and Grace knows what her job depends on and when.',
            next: 'end',
          },
          {
            id: 's5a-a',
            text: 'Offer Grace the job, and write to Mei and Jonah when her references are back in two weeks.',
            value: 7,
            reasoning:
              'A check can fail, and a reserve who has already been turned down is seldom still a reserve.',
            feedback:
              'Grace is well served. Mei lets her Monday offer go without knowing that she came second, and Jonah waits on a hope that someone here created.',
            next: 'end',
          },
          {
            id: 's5a-b',
            text: 'Send Mei and Jonah the standard note today, offer Grace the job, and delete the interview notes.',
            value: 0,
            reasoning:
              'The news is prompt, the scores hold the result, and less personal data is better than more of it.',
            feedback:
              'The notes were the evidence, and in many places the law sets a minimum time to keep them. Jonah gets no answer to a fair question, and what is left are numbers without reasons.',
            next: 'end',
          },
          {
            id: 's5a-c',
            text: 'Have Owen call Jonah to say that it was close and the process decided; offer Grace, write to Mei.',
            value: 3,
            reasoning:
              'A personal call is kind, and Jonah will take it better from the person who wanted him on the team.',
            feedback:
              'Jonah was outside the band, and "the process decided" tells him that people wanted him and a form stood in the way. He complains about the form, and learns nothing for his next interview.',
            next: 'end',
          },
        ],
      },
      {
        id: 's5b',
        title: 'A letter from Grace',
        description: 'Decide how to answer a challenge before the offer goes out.',
        situation: 'An offer to another candidate is drafted but not sent.',
        messages: [
          {
            from: 'Grace Okafor',
            at: '11:02 AM',
            text: 'I hear that the panel scored me first and that someone else is getting the job. I’d like to know why. Please send me my scores and notes.',
          },
          {
            from: 'Owen Marsh',
            at: '11:20 AM',
            text: 'Just send the offer. We can answer her after.',
          },
        ],
        choices: [
          {
            id: 's5b-a',
            text: 'Write Grace a full and frank account, apologize, and offer her the job before the day is out.',
            value: 3,
            reasoning:
              'She had the highest score all along, and the honest thing is to say so and put it right at once.',
            feedback:
              'You state unchecked facts, and end the chances of two others in a reaction. When the review finds something else, Grace is disappointed a second time, and in writing.',
            next: 'end',
          },
          {
            id: 's5b-c',
            text: 'Hold the offer, acknowledge her letter, and review the file yourself over the weekend.',
            value: 7,
            reasoning:
              'You know this case best, speed matters to her, and no outsider would be ready by Monday.',
            feedback:
              'Holding and acknowledging are right. But you advised at every step, so you would be judging yourself, and Grace could fairly ask who looked at your decisions.',
            next: 'end',
          },
          {
            id: 's5b-b',
            text: 'Hold back the offer, tell Grace by when she will hear, and let people from outside take the file.',
            value: 10,
            reasoning:
              'Your own name is on that file, so the review of it has to come from somewhere else.',
            feedback:
              'Owen calls it a betrayal, and the other candidate has to wait a week. Grace has a date she can rely on, and the person who tests the first scores has no reason to defend them.',
            next: 'end',
          },
          {
            id: 's5b-d',
            text: 'Send the offer now, and answer Grace with scores and notes within the time that the law allows.',
            value: 0,
            reasoning:
              'The decision has been made, the job can’t stay empty, and she will have her answer in due course.',
            feedback:
              'Once the offer is accepted, Grace can no longer get this job, whatever a review finds. You acted after notice of a problem, which is how an error becomes something worse.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 50,
    passingScore: 70,
    feedback: {
      passing:
        'You kept the hire on evidence while leaving the manager a real choice. Scores were read before opinions were heard, a vague worry was turned into a question about work, and reasons were tested before an offer went out. Look again at any choice below ten, since most of those were sound ideas in the wrong order. Then use the action plan on a live vacancy this week.',
      failing:
        'Here is how the hire can go well. First, lock: each panel member scores alone, in a separate place, and sends the form before anyone talks. If a view has already been voiced, keep every form, then have the scores redone from the notes with an outsider. Second, debrief: go by competency, start with the widest gap, let the most junior person speak first, and change a score only on quoted evidence. Never bargain toward agreement. Third, criteria: add nothing after you have met the candidates. Ask what would go wrong at work, and find the competency that already covers it. Fourth, reasons: test the stated reason. If it touches family, age, origin or any protected matter, it can’t count, and you may not write a better one for the manager. Fifth, messages: only an approved offer is an offer. Correct a wrong promise yourself, the same day, and call counsel. Tell each candidate the criterion, give dates, and keep the notes. If someone challenges the choice, hold, preserve, acknowledge and let an outsider review. Try again and watch the moment when a senior voice enters before the scores are in.',
    },
    actionPlan: {
      template:
        'MY ACTION PLAN: A DEBRIEF THAT HOLDS\n\nName: ________  Date: ________\nVacancy: ________\n\n1. CRITERIA AND RULE\nMust-haves and weights, fixed on: ________\nDecision rule in one sentence: ________\nWho may choose inside the band, and what a reason must contain: ________\n\n2. DEBRIEF ORDER\nHow scores reach me before anyone talks: ________\nWho runs the debrief (not the hiring manager): ________\nSpeaking order: ________\nMy opening line: ________\n\n3. EVIDENCE AND REASONS\nWhat I will say to "culture fit": ________\nWhat I will say if family, age or origin comes up: ________\nWho rescores if independence is lost: ________\nWhom I tell if a panel member feels pressure: ________\n\n4. CANDIDATE MESSAGES\nOffer conditions and dates: ________\nThe criterion each unsuccessful finalist will hear: ________\nSent by: ________  On: ________\nHow long notes are kept, under which rule: ________\n\nReviewed with: ________  Date: ________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: [
        'Criteria and rule',
        'Debrief order',
        'Evidence and reasons',
        'Candidate messages',
      ],
    },
  },
});

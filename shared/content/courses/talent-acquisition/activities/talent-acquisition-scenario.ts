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
        'You lead talent acquisition at Vessa Valley Rail, a fictional regional rail operator. It is October 2026, and three finalists have been interviewed for customer operations manager: Graciela Nandakumar, Mei Karimov and Jonah Whitfield. The panel is Osian Aalto, the hiring manager; Ewelina Szymanska, a manager from another line; and Bakari Hegstad, a supervisor who reports to Osian. The rule was fixed before the interviews: four competencies, equal weight, scores locked before any talk. Osian may choose anyone within half a point of the top average, with written reasons tied to the criteria. Your decisions change what you face next.',
    },
    steps: [
      {
        id: 's1',
        title: 'Ten to three',
        description: 'Decide how to start when one score is missing.',
        situation:
          'The debrief is at three. Ewelina and Bakari have started their forms, and Osian has not. He stops you in the corridor: "It\'s Jonah. He is one of us, and everyone felt it. Let\'s talk it through like adults and do the forms after." The other two are already walking toward the room.',
        choices: [
          {
            id: 's1a',
            text: 'Start on time, and give everyone ten silent minutes to finish their forms at the table. Then read the scores out.',
            value: 7,
            feedback:
              'Silent scoring before talk protects most of what matters, and no one loses an hour. But Bakari writes two feet from his own manager, who has a name in mind and a face that shows it. He glances up twice. Ewelina is unmoved. Separate rooms would have cost the same ten minutes.',
            next: 's2a',
          },
          {
            id: 's1b',
            text: 'Open with a quick round in which each person names a favorite, so that the tension is out in the open. Then complete the forms and compare.',
            value: 3,
            feedback:
              'Naming favorites feels honest, and it clears the air for Osian. For Bakari it settles the matter, because his manager has now said whom he wants. The forms that follow will defend a position and no longer record an interview. Graciela and Mei lose an independent reading that cannot be recovered.',
            next: 's2b',
          },
          {
            id: 's1c',
            text: 'Move the debrief to four. Each scores alone, in a separate place, and sends you the form first.',
            value: 10,
            feedback:
              'All three candidates get three separate readings, and Bakari writes his before he hears his manager. Osian is mildly irritated and loses nothing, since his own view will be counted too. An hour is cheap. Once a senior voice has spoken, no later step can fully restore what people would have written.',
            next: 's2a',
          },
          {
            id: 's1d',
            text: 'Let Osian lead the discussion as he proposes. He will manage the person and answer for the results, and a panel that follows a form against its own judgment helps no one.',
            value: 0,
            feedback:
              'Ownership by the manager is a real value, and the rule gave him a band to use it in. Talking first uses it in the wrong place. Bakari and Ewelina hear the answer before they score, so the forms become decoration. If Graciela asks how she was assessed, no one can honestly say.',
            next: 's2b',
          },
        ],
      },
      {
        id: 's2a',
        title: 'Scores on the table',
        description: 'Decide how to run the debrief.',
        situation:
          'The locked averages are Graciela 4.1, Mei 3.8 and Jonah 3.5. The widest gap is on "handles disruption with the public." For Jonah, Ewelina and Bakari each gave 2; Osian gave 5, with the note "great energy, fits us." Osian says, "Then two people missed something. Let me explain him."',
        choices: [
          {
            id: 's2a-a',
            text: 'Let Osian explain first, since his score stands furthest out. Then ask Ewelina and Bakari to quote what they heard, and go on competency by competency.',
            value: 7,
            feedback:
              'Going by competency and asking for quotes keeps the talk on evidence, and starting at the widest gap is logical. The order is the weakness. Bakari must now contradict his manager to his face, and he does so very softly. With Bakari first, Osian would have heard the evidence before defending a position.',
            next: 's3a',
          },
          {
            id: 's2a-b',
            text: 'Take the widest gap first. Bakari quotes what he heard, then Ewelina, then Osian. Scores may move only on evidence, and the first scores stay visible.',
            value: 10,
            feedback:
              'Bakari speaks before rank can color his answer, and he quotes Jonah: "I would wait for control to tell me." Ewelina heard the same. Osian has no quote, and he keeps his 5, as he may. Everyone can see why the averages stand, including anyone who reads the file next year.',
            next: 's3a',
          },
          {
            id: 's2a-c',
            text: 'Ask each panel member to move until all scores for a competency are within one point. Persistent gaps show that the group has not finished its work.',
            value: 0,
            feedback:
              'Consensus looks tidy, and many panels are taught to seek it. Here it turns evidence into bargaining. Bakari moves furthest, because he reports to Osian, and Jonah rises without a new fact. Graciela and Mei lose ground to a meeting rule. A gap that is explained is sound; a gap that is erased is not.',
            next: 's3b',
          },
          {
            id: 's2a-d',
            text: 'Have Osian walk through all three candidates as the future manager, then invite everyone to revise any score before the totals become final.',
            value: 3,
            feedback:
              'The hiring manager does know the job best, and revising is allowed. But an invitation to revise after a senior speech asks for agreement and not for evidence. Bakari lifts Jonah by two points and writes no reason. The other candidates pay for a change that no one can explain.',
            next: 's3b',
          },
        ],
      },
      {
        id: 's2b',
        title: 'The room has turned',
        description: 'Decide what to do with scores given after the talk.',
        situation:
          'Osian spoke first. Ewelina had locked her form before the meeting and gave Jonah 2.5 overall. Bakari finished his afterward: on "handles disruption with the public" he gave Jonah 4. His own notes read, "Would wait for control. No plan for stranded passengers." Jonah\'s average is now 3.7 against 4.1 for Graciela, so he is inside the band.',
        choices: [
          {
            id: 's2b-a',
            text: 'Ask Bakari to complete his notes so that each score has its evidence on the form. A score without support is the weakest point of any hiring file.',
            value: 0,
            feedback:
              'It sounds like good record-keeping, and it asks Bakari to invent support for a score his notes contradict. His first honest record disappears under a second one. If Graciela challenges the choice, the timing will show in the system. Evidence comes before a score and is never written to fit one.',
            next: 's3b',
          },
          {
            id: 's2b-b',
            text: 'Cancel the scores and interview all three again with the same questions and a new panel, so that no doubt can remain.',
            value: 7,
            feedback:
              'The result would be clean, and everyone is treated alike. The price falls on the candidates: they come back for a mistake they did not make, with the questions already known. Mei has another offer that ends on Monday. The new averages match the ones the first notes would have given after one afternoon of rescoring.',
            next: 's3a',
          },
          {
            id: 's2b-c',
            text: 'Let the scores stand, and add a file note that the manager gave a view before one form was complete. It is honest, and all three were discussed.',
            value: 3,
            feedback:
              'The note is true, which counts for something. It also proves that you knew the scores were tainted and used them anyway. Jonah reaches the band on a number his scorer cannot support, and Graciela is compared with it. Writing a defect down does not repair it when repair is still possible.',
            next: 's3b',
          },
          {
            id: 's2b-d',
            text: 'Stop. Keep every form as it is, then have Bakari and a trained outsider each score from the notes alone. Log what happened.',
            value: 10,
            feedback:
              'The first forms survive, so nothing is hidden, and the fresh scores rest on what Jonah said. Bakari gives him 2 and the outsider agrees. Jonah returns to 3.5. Osian hears a neutral reason: scores given after a view was voiced are checked. You lost an afternoon and kept a usable process.',
            next: 's3a',
          },
        ],
      },
      {
        id: 's3a',
        title: 'A fifth criterion',
        description: 'Decide how to answer "culture fit."',
        situation:
          'The averages stand at Graciela 4.1, Mei 3.8 and Jonah 3.5. Osian closes the door. "On paper, fine. But that team is tight. Jonah has ridden our charity ride twice. Graciela is formal, and she would find the banter hard. Can we add team fit and look again?"',
        choices: [
          {
            id: 's3a-a',
            text: 'No new criterion now. Ask what would go wrong at work, and read him the answers on the competency that covers it. The band is his to use.',
            value: 10,
            feedback:
              'Osian worries that a formal manager will not hear bad news early. "Works across lines" covered exactly that, and Graciela\'s example was the best of the three. His concern was real; only the label was unusable. He keeps a true choice between Graciela and Mei, and no candidate is judged on a test set after the event.',
            next: 's4a',
          },
          {
            id: 's3a-b',
            text: 'Arrange a coffee for each finalist with the team, and take short feedback from everyone who attends. The people who will work with the manager deserve a voice.',
            value: 3,
            feedback:
              'Team involvement can be planned well, early and with criteria. Added now, it is an unstructured interview by people who already know Jonah from the ride. The comments praise his jokes and call Graciela "reserved." She has been judged on manner by strangers, Osian lifts his scores for Jonah to match, and it all sits in the file.',
            next: 's4b',
          },
          {
            id: 's3a-c',
            text: 'Add team fit at ten percent, scored from the existing notes for all three in the same way. It is a small weight, and it is applied equally.',
            value: 0,
            feedback:
              'Equal application does not cure a criterion chosen because of who it favors. No one asked about it, so the notes offer only impressions, and small weights still move close results. The word can also carry age, sex, origin or belief. Graciela loses to a standard that did not exist when she answered.',
            next: 's4b',
          },
          {
            id: 's3a-d',
            text: 'Give all three finalists one more question on building trust in a settled team, with anchors, the same panel and locked scores, before you decide.',
            value: 7,
            feedback:
              'Anchors, the same question and locked scores are good discipline, and no one is singled out. But the question exists because one result displeased one person, and the next manager will ask for one too. Mei must return within two days. The order does not change: the first round had already covered the worry, and you only needed to find it.',
            next: 's4a',
          },
        ],
      },
      {
        id: 's3b',
        title: 'A message at nine',
        description: 'Decide what to do with a score and with the person behind it.',
        situation:
          'The averages now read Graciela 4.1, Mei 3.8 and Jonah 3.7, just inside the band. At nine that evening Bakari writes: "My Jonah score is high because of Osian. What he said in the interview does not support it. He does my review next month. Please do not use my name."',
        choices: [
          {
            id: 's3b-a',
            text: 'Ask Bakari to raise it himself tomorrow with all of you present, and promise to back him. Openness is the only way to rebuild a panel.',
            value: 3,
            feedback:
              'Support in the room is well meant, but you have asked the person with least power to confront the one who rates him. Bakari says he "may have misread" and keeps the higher score. He is exposed and the number is unchanged. Repairing the process is your task, and it should not need a brave witness.',
            next: 's4b',
          },
          {
            id: 's3b-b',
            text: 'Correct his score tonight to what his interview notes support, log the reason "no evidence for the higher score," and tell Osian tomorrow.',
            value: 7,
            feedback:
              'The number is right again, the reason is true, and the log is honest. Yet on a panel of three, Osian needs one guess. No one senior knows that pressure was felt, so no one is watching when Bakari is reviewed. Rescoring the whole competency with an outsider fixes the number without pointing at one person.',
            next: 's4a',
          },
          {
            id: 's3b-c',
            text: 'Tell Bakari what you can keep private. Have an outsider rescore all three from the notes, and inform your director.',
            value: 10,
            feedback:
              'Bakari learns what you can and cannot keep private before he relies on it. Rescoring everyone draws no arrow to him, and Jonah returns to 3.5 on evidence. Your director, outside that line of management, can watch the coming review for payback. Graciela and Mei are compared on what was said, which is what they were promised.',
            next: 's4a',
          },
          {
            id: 's3b-d',
            text: 'Leave the scores as they are. Bakari signed his form, Graciela still leads, and acting on a private message would expose him and reopen a closed process.',
            value: 0,
            feedback:
              'Protecting Bakari is a fair aim, but silence does it badly. You now hold written proof that a score is unsupported, and that score puts Jonah within reach of the job. Bakari learns that telling HR changes nothing. If the hire is challenged, the message will be the first thing produced.',
            next: 's4b',
          },
        ],
      },
      {
        id: 's4a',
        title: 'A reason in writing',
        description: 'Decide whether the stated reason can carry the choice.',
        situation:
          'Scores stand at Graciela 4.1, Mei 3.8 and Jonah 3.5. Osian uses his band and picks Mei. His form says: "Closer to how the team works. Graciela mentioned a school run." On "handles disruption," Mei scored 4.3 and Graciela 4.0. He wants the offer out by five.',
        choices: [
          {
            id: 's4a-a',
            text: 'Redraft his reason around the disruption score, which is true and tied to the criteria, and file that version. He may choose Mei under the rule.',
            value: 0,
            feedback:
              'Mei may be chosen, and the score is real, so this feels like tidying. But you have written a reason he did not give, over one that touches family duties. If his first version appears, the second looks like a cover. Graciela is harmed, and so is Mei, who might have won on an honest reason.',
            next: 's5b',
          },
          {
            id: 's4a-b',
            text: 'Return it: the school run cannot count. Ask what Mei said that is stronger on a criterion; failing that, the top score stands. Keep both versions.',
            value: 10,
            feedback:
              'Osian thinks, and admits that the disruption gap was not on his mind. With no criteria-based reason, the offer goes to Graciela. Had he found one now, your director or counsel should have tested it first, because his remark puts the motive in doubt. Both versions stay in the file, which shows a check that worked. Graciela is judged on her answers and not on her family.',
            next: 's5a',
          },
          {
            id: 's4a-c',
            text: 'Take the choice out of his hands and offer the job to Graciela today. A manager who writes that sentence has lost the discretion the rule gave him.',
            value: 7,
            feedback:
              'Graciela is protected at once, and the top score is a safe result. But you have changed the rule in mid-hire without asking whether a sound reason existed, which is unfair to Mei. Osian learns to hide his reasons next time. Testing his reason first takes ten minutes and teaches more.',
            next: 's5a',
          },
          {
            id: 's4a-d',
            text: 'Call Graciela to check that the early shifts would work for her. It is better to ask than to assume, and a clear yes from her would settle his concern for good.',
            value: 3,
            feedback:
              'Asking sounds fairer than assuming, and the shifts are real. But only Graciela is asked, and only because she mentioned a child. She notices. Shift patterns were a gate at screening, and she had already said yes. She ends the call wondering what else was discussed, and tells a friend who works for you.',
            next: 's5b',
          },
        ],
      },
      {
        id: 's4b',
        title: 'He has already called',
        description: 'Decide what to do about a promise no one approved.',
        situation:
          'With the latest changes Jonah sits inside the band, and Osian has picked him. Last night he phoned him: "You\'re in. Paperwork follows." Jonah has not resigned yet. This morning Ewelina writes to you: "These are not the scores I recognize." Your director wants the decision record by noon.',
        choices: [
          {
            id: 's4b-a',
            text: 'Call Jonah now: no approved offer exists, so he should not resign. Give your director and counsel the full record, and decide on the first evidence and the original rule.',
            value: 10,
            feedback:
              'Jonah hears the truth while it can still protect his income. Your director learns of the call, the shifted scores and the objection from you, before noon. Counsel can judge what was promised. Going back to the first evidence gives Graciela and Mei what the rule offered them. It is uncomfortable and repairable.',
            next: 's5a',
          },
          {
            id: 's4b-b',
            text: 'Honor the call, and draft the offer to Jonah today. A spoken promise may bind us, and a withdrawal is worse than an imperfect choice. Put Graciela first in line for the next vacancy.',
            value: 3,
            feedback:
              'You are right that spoken words can bind, which is why counsel should hear of them first. Deciding alone turns a risk into a certainty. Graciela, who scored highest, gets a promise about a job that may never open. Ewelina sees her objection ignored, and the next manager learns that an early call wins.',
            next: 's5b',
          },
          {
            id: 's4b-c',
            text: "Ask Ewelina to talk before she puts more in writing, then settle one agreed version of the scores for the director's noon deadline.",
            value: 0,
            feedback:
              'Talking first can calm a dispute, but here it asks a panel member to soften a true objection. The agreed version would be new, with no interview behind it. Ewelina now has two concerns to report. Jonah may resign this afternoon on the strength of a call no one has corrected.',
            next: 's5b',
          },
          {
            id: 's4b-d',
            text: 'Give your director the full record, go back to the first evidence and the original rule, and have Osian call Jonah to put it right, since he made the promise.',
            value: 7,
            feedback:
              'The record and the rule are sound again, and Osian should own his mistake. But the call to Jonah needs exact words, and Osian has reason to blur them. He says, "HR has a problem with the forms." Jonah still believes he is in. Make that call yourself, then have Osian account to the director.',
            next: 's5a',
          },
        ],
      },
      {
        id: 's5a',
        title: 'Three messages',
        description: 'Decide what each candidate hears, when, and what you keep.',
        situation:
          'Under the original rule Graciela has the top score, and no criteria-based reason was given for anyone else. Her offer depends on proof of right to work and two references. Mei\'s other offer ends on Monday. Jonah has written: "Osian told me the team wanted me. What happened?"',
        choices: [
          {
            id: 's5a-a',
            text: "Make Graciela's offer, and tell Mei and Jonah once her references are back in two weeks, so that you keep a fair reserve if a check fails.",
            value: 7,
            feedback:
              'Graciela is well served, and a reserve is a sensible wish. But Mei lets her Monday offer go without knowing that she came second, and Jonah waits on an expectation that someone here created. Two people plan their lives around your silence. Say it today, and ask Mei whether she would like to be considered if things change.',
            next: 'end',
          },
          {
            id: 's5a-b',
            text: 'Send Mei and Jonah the standard note about stronger candidates today, offer Graciela the job, and delete the interview notes, since the final scores hold the result.',
            value: 0,
            feedback:
              'Prompt news is good, and keeping less data sounds responsible. But the notes are the evidence, and in many places the law sets a minimum time to keep them. Jonah gets no answer to a fair question. If anyone asks why Graciela was chosen, the only records left are numbers without reasons.',
            next: 'end',
          },
          {
            id: 's5a-c',
            text: 'Ask Osian to call Jonah warmly and say that it was very close and the process decided. Offer Graciela the job, and write to Mei with feedback.',
            value: 3,
            feedback:
              'Graciela and Mei are treated well, and a personal call seems kind. Jonah was outside the band, though, and "the process decided" tells him that people wanted him and a form stood in the way. He may complain about the form. An honest criterion would hurt more today and help him at his next interview.',
            next: 'end',
          },
          {
            id: 's5a-d',
            text: "Today: Graciela's written offer with dated conditions; to the others, the criterion on which each fell short and a feedback date. File the rule, first scores, changes and reasons.",
            value: 10,
            feedback:
              "Graciela knows what her job depends on and when. Mei can decide about Monday with the facts. Jonah reads that four criteria decided, and that he gave no plan for stranded passengers, which he can use. The file shows the path from rule to offer, so the next reader need not trust anyone's memory.",
            next: 'end',
          },
        ],
      },
      {
        id: 's5b',
        title: 'A letter from Graciela',
        description: 'Decide how to answer a challenge before the offer goes out.',
        situation:
          'An offer to another candidate is drafted but not sent. At eleven Graciela writes: "I hear that the panel scored me first and that someone else is getting the job. I would like to know why. Please send me my scores and notes." Osian says, "Just send the offer. We can answer her after."',
        choices: [
          {
            id: 's5b-a',
            text: 'Reply at once with a full and frank account, apologize, and offer Graciela the job, since she had the highest score all along.',
            value: 3,
            feedback:
              "The instinct is decent, and the result may even be right. But you would be stating facts no one has checked, ending the other candidates' chances in a reaction, and making admissions without counsel. If the review finds something else, Graciela is disappointed a second time. Hold, check, then put it right.",
            next: 'end',
          },
          {
            id: 's5b-b',
            text: 'Hold the offer, preserve every form, and acknowledge Graciela today with a date. Counsel and a reviewer with no part in it get the file.',
            value: 10,
            feedback:
              'Nothing else happens that cannot be undone. Graciela gets a reply today and a date she can rely on, and her request for data reaches the person who owns that deadline. The reviewer tests first scores against the original rule. Your own part is in the file too, which is why someone else must read it.',
            next: 'end',
          },
          {
            id: 's5b-c',
            text: 'Hold the offer, acknowledge her today, preserve the file, and review it yourself over the weekend. You know the case best, and speed matters.',
            value: 7,
            feedback:
              'Holding, acknowledging and preserving are right, and you would be quick. But you advised at every step, so you would be judging your own decisions. Graciela could fairly ask who looked at them. Even an accurate answer from you will carry less weight. Prepare a clear timeline and hand it to someone outside.',
            next: 'end',
          },
          {
            id: 's5b-d',
            text: 'Send the offer. The decision is made, the post cannot stay empty over an objection, and Graciela will have her answer within the time the law allows.',
            value: 0,
            feedback:
              'Once the offer is accepted, Graciela can no longer get this job, whatever a review finds, and another person may have resigned to take it. You acted after notice of a problem, which is how an error becomes something worse. A pause of a few days would have kept every outcome open.',
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
        'Here is how the hire can go well. First, lock: each panel member scores alone, in a separate place, and sends the form before anyone talks. If a view has already been voiced, keep every form, then have the scores redone from the notes with an outsider. Second, debrief: go by competency, start with the widest gap, let the most junior person speak first, and change a score only on quoted evidence. Never bargain toward agreement. Third, criteria: add nothing after you have met the candidates. Ask what would go wrong at work, and find the competency that already covers it. Fourth, reasons: test the stated reason. If it touches family, age, origin or any protected matter, it cannot count, and you may not write a better one for the manager. Fifth, messages: only an approved offer is an offer. Correct a wrong promise yourself, the same day, and call counsel. Tell each candidate the criterion, give dates, and keep the notes. If someone challenges the choice, hold, preserve, acknowledge and let an outsider review. Try again and watch the moment when a senior voice enters before the scores are in.',
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

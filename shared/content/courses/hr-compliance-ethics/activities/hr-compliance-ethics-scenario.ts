import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-compliance-ethics-scenario',
  moduleId: 'hr-compliance-ethics-m4',
  type: 'scenario',
  title: 'The Request Nobody Logged',
  description:
    "A supervisor mentions an employee's medical need, then denies a schedule change. Decide how to recognize the request, discuss it, record it and resolve it.",
  passingScore: 70,
  config: {
    scenario: {
      title: 'The Request Nobody Logged',
      context:
        'You are the HR manager at Brightwell Linen Services, a fictional laundry that washes for hospitals, with 160 employees. The early shift starts at 6:00. Gideon Thackeray supervises the pressing floor. Anjali Moreau has run press 2 for six years. Wendell Sato is the plant manager. Company policy says that supervisors set schedules and that "requests for accommodation are made to HR on form A-4". Your decisions change what you face next.',
    },
    steps: [
      {
        id: 's1',
        title: 'A remark by the time clock',
        description: 'Decide what you have just heard.',
        situation:
          'Tuesday, 2:10 p.m. Gideon falls in beside you. "Anjali asked yesterday to start at eight for a while. New tablets, she is groggy first thing. I told her no. I run one schedule for everyone, and if I bend it once I will have ten of them at my door." He shrugs. "She took it fine." Anjali has not contacted HR and has not filled in form A-4.',
        choices: [
          {
            id: 's1-form',
            text: 'Ask Gideon to give Anjali form A-4 and a note template for her doctor today. Once both are back you can open a proper case on facts rather than on a remark in a corridor.',
            value: 3,
            feedback:
              'The form looks like the careful route, but it makes paper the price of being heard. Anjali has already been refused once, and she reads the form as a second refusal. Meanwhile she still works a hot press while groggy. A request counts from the moment it is said to a supervisor; the form can follow.',
            next: 's2b',
          },
          {
            id: 's1-consistent',
            text: 'Back Gideon for now. Policy gives him the schedule, a single rule treats everyone alike, and Anjali accepted it. Tell him to send her to you if she raises it again.',
            value: 0,
            feedback:
              'Anjali hears silence and concludes that HR agrees. The company has known since Monday that she linked a change at work to her health, and it has explored nothing. "One rule for all" is the very thing an accommodation may change. Policy names a channel; it cannot remove a right. She is also at risk on a press tomorrow.',
            next: 's2b',
          },
          {
            id: 's1-pause',
            text: "Treat it as a request made on Monday. Ask Gideon to tell Anjali that his answer is on hold, and arrange to see her before tomorrow's shift. Log it today with both dates.",
            value: 10,
            feedback:
              'A change at work plus a health reason is a request, no matter who hears it first. Holding the answer costs nothing, and it tells Anjali that the door is open. Logging Monday and Tuesday keeps the record honest. Seeing her before the shift matters, because groggy and a hot press is a safety question as well as a legal one.',
            next: 's2a',
          },
          {
            id: 's1-meet',
            text: "Ask Gideon to send Anjali to see you at the end of tomorrow's shift. Open a log entry today, leave his answer as it stands until you have heard her, and thank him for telling you.",
            value: 7,
            feedback:
              'You recognized the request, logged it and will hear from Anjali herself, so she keeps her place in the process. Two things are missing. The refusal still stands, so she arrives expecting a no. And she works another morning on the press while you know that she may not be alert. Pause the answer and see her sooner.',
            next: 's2a',
          },
        ],
      },
      {
        id: 's2a',
        title: 'Anjali sits down',
        description: 'Decide how to run the conversation.',
        situation:
          'Anjali perches on the edge of the chair. "Am I in trouble? I told Gideon it was fine." You say that she is not. She looks at her hands. "Until about eight I am slow. This week my sleeve nearly went into the press. The doctor says give it three months. I cannot lose hours, I have two kids." Her next shift on the press begins at 6:00.',
        choices: [
          {
            id: 's2a-diagnosis',
            text: 'Ask what the condition and the medicine are, promising strict confidence, so that you can judge how serious the risk is and argue her case to Gideon with facts. Then agree on a start time.',
            value: 3,
            feedback:
              'You mean to be her advocate, but you asked for more than you need. Anjali tells you, and now you hold a diagnosis that does not help anyone plan a shift. She feels exposed and stays away next time. The later start also costs her the hours she cannot lose, although other tasks were free until eight. Ask which tasks and hours are hard, and what would help.',
            next: 's3b',
          },
          {
            id: 's2a-interim',
            text: 'Ask which tasks and hours are hard and what would help. From tomorrow she folds instead of pressing until eight, on full pay, while you look at options. Ask only for a note on work limits.',
            value: 10,
            feedback:
              'Anjali leaves with her pay, a safer morning and a date to expect. You asked about the work and left the diagnosis with her doctor. The interim step decides nothing for the long run, so the plant still has its say. Gideon will need to know the tasks, times and date, and no more.',
            next: 's3a',
          },
          {
            id: 's2a-home',
            text: 'Put safety first. Send her home from today until a doctor confirms that she is fit for every duty of the post, since you cannot knowingly leave her on a hot press. Hold her job and review weekly.',
            value: 0,
            feedback:
              'The danger is real, yet your answer removes the person instead of the hazard. Anjali loses the hours she said she could not lose, for asking. "Fit for every duty" is a test that many people who need an accommodation can never meet. Move the task before you move the person: folding was free until eight.',
            next: 's3b',
          },
          {
            id: 's2a-wait',
            text: 'Ask which tasks and hours are hard and what would help. Tell her you will speak to Gideon and Wendell and answer by Friday. Ask her to take extra care on the press until then.',
            value: 7,
            feedback:
              'The questions are right, the date is clear, and Anjali feels heard for the first time. But "take extra care" is a request to be less groggy. Until Friday the hazard is unchanged, and you now know about the sleeve. When work may be unsafe, put an interim step in place the same day and refine it later.',
            next: 's3a',
          },
        ],
      },
      {
        id: 's2b',
        title: 'Three weeks later',
        description: 'Decide how to repair a request that was left lying.',
        situation:
          'An email from Anjali: "I told Gideon three weeks ago that new tablets make me slow before eight. He said no. I came in late four times because it was not safe, and now I have four attendance points. One more is a warning. Please, can someone decide?" Nothing is on file except the points. A near miss on press 2 was reported last week: a sleeve.',
        choices: [
          {
            id: 's2b-meet',
            text: 'See Anjali today. Ask about tasks and hours rather than the illness, and move her to folding until eight on full pay. The points can be looked at when the month closes.',
            value: 7,
            feedback:
              'Anjali is safe tomorrow and keeps her pay, which is most of what she needed. The points are the gap. She is one late bus from a warning that rests on a request no one handled, and she knows it. Freezing them would take one email and would show that the company counts its own error.',
            next: 's3a',
          },
          {
            id: 's2b-quiet',
            text: 'Have Gideon settle it quietly: she starts at eight from tomorrow, unpaid for the two hours, and the points go. Nothing in writing, so that one small favor does not turn into a formal case.',
            value: 0,
            feedback:
              'It solves tomorrow and leaves Anjali with nothing to stand on. She loses two hours a day that no one weighed, and the favor ends when Gideon is on vacation or changes his mind. With no record, the next reader sees points that vanished and a pay cut after a health request. Informal kindness is not a decision.',
            next: 's3b',
          },
          {
            id: 's2b-own',
            text: 'See Anjali today and say that her first request should have been acted on. Freeze the points, move her to folding until eight on full pay, and log the true first date, entered today.',
            value: 10,
            feedback:
              'Anjali hears the company admit a mistake before she has to prove it. The frozen points stop a warning that could look like punishment for asking. The honest log shows when she spoke and when you wrote, so no one can say that the file was tidied. You are late, but from here the process is sound.',
            next: 's3a',
          },
          {
            id: 's2b-paper',
            text: 'Reply in writing today with form A-4, a list of the evidence you need and a promise to decide within five working days of receiving it. The points stay, since they were correct when given.',
            value: 3,
            feedback:
              'You finally offer a date, and that is worth something. Still, after three weeks Anjali gets a form, and the clock starts only when she has done the paperwork. Until then she chooses each morning between an unsafe press and a fifth point. Points can match the policy and still punish an unanswered request.',
            next: 's3b',
          },
        ],
      },
      {
        id: 's3a',
        title: 'Two lines from the clinic',
        description: 'Decide what goes on record, where, and who is told what.',
        situation:
          'Friday. Anjali is now on folding until eight, and she hands you a note: "No work at moving or heated presses before 8:00. Review in three months." Gideon stops you. "Her mates want to know why she gets special treatment. I would rather tell them it is medical and end the talk. And I need that note, because I am the one who has to keep her safe."',
        choices: [
          {
            id: 's3a-copy',
            text: 'Log request, options and interim step, with the note in the medical file. Give Gideon a sealed copy so that he can plan safely, and ask him to tell the team nothing at all.',
            value: 7,
            feedback:
              'The log is good and the team learns nothing, so Anjali is mostly protected. The copy is the weak point. Gideon needs "no presses before eight, review in three months", and one sentence gives him that. A medical paper in a supervisor\'s drawer will be there when he leaves, and sealed envelopes get opened.',
            next: 's4a',
          },
          {
            id: 's3a-file',
            text: "Put the note, the log and your emails together in Anjali's personnel file, restricted to you and Gideon. One complete file is easier to defend, and he can see the limits whenever he needs to.",
            value: 3,
            feedback:
              "Completeness feels like good order. But a personnel file is opened for promotions, references and pay, and Anjali's health now travels with it. Within days someone who covers for Gideon reads it. Keep medical papers and the case log in a separate restricted file, and give the supervisor only the limits he has to apply.",
            next: 's4b',
          },
          {
            id: 's3a-team',
            text: 'Let Gideon say that it is a health matter and nothing more, because silence breeds worse stories. Keep the note in your email until the arrangement is final and there is something to file.',
            value: 0,
            feedback:
              'The rumor does not end; it gets a subject. By the afternoon the crew is guessing which illness, and Anjali did not agree to any of it. With nothing logged, you also cannot show what was asked or offered. The crew needs one fair sentence about schedules, and the request needs a record from its first day.',
            next: 's4b',
          },
          {
            id: 's3a-split',
            text: 'Log request, options and interim step; note in the medical file. Gideon gets tasks, times and review date. The crew hears: "Schedules differ for many reasons, and I don\'t discuss anyone\'s."',
            value: 10,
            feedback:
              'Each reader now has what the job requires and nothing else. Gideon can keep Anjali safe with three facts. The crew hears a sentence that would be true of any of them, so it gives nothing away. And if anyone asks later what the company did, and when, the log answers without opening a medical file.',
            next: 's4a',
          },
        ],
      },
      {
        id: 's3b',
        title: 'Everyone knows',
        description: 'Decide how to contain the harm and what to put on record.',
        situation:
          'Four days later. Gideon has posted in the crew chat: "Go easy on Anjali, the meds make her foggy." Nine people have read it. She telephones. "I asked for two hours. My pay is short this week, and now the whole floor knows my business. Do I need a lawyer?" The record of her request is thin: a line or two, a few messages and what you remember.',
        choices: [
          {
            id: 's3b-contain',
            text: 'Tell her what went wrong and what happens now: safe tasks until eight, pay restored, the post saved and taken down. Write a chronology dated today. Call counsel and the privacy lead.',
            value: 10,
            feedback:
              "Anjali gets safety, pay and a straight account on the same day, and none of it depends on whether she finds a lawyer. Saving the post before it comes down keeps the truth. A chronology with today's date is late and honest. Counsel hears from you first, with facts, while every option is still open.",
            next: 's4a',
          },
          {
            id: 's3b-backfill',
            text: 'Restore her hours and pay. Ask Gideon for a file note dated the day of their first talk, setting out that the request was under review, so that the record reflects what was really happening.',
            value: 0,
            feedback:
              'The pay helps Anjali. The note is a false record, because on that day no one was reviewing anything and no one wrote it down. It makes Gideon a party to it. One system time stamp would turn a clumsy refusal into deceit, and every true document beside it would fall under doubt. Write late, and say that it is late.',
            next: 's4b',
          },
          {
            id: 's3b-freeze',
            text: 'She has mentioned a lawyer, so preserve all messages, tell Gideon not to contact her, and say nothing further to Anjali until counsel has advised you. Anything you say now could be used.',
            value: 3,
            feedback:
              'Preserving the messages and calling counsel are right. Going silent is not. Anjali is still short of pay, still has no safe tasks agreed, and hears nothing from the people who caused it, which is what sends many people to a lawyer. Counsel can advise on wording. Safety and wages do not wait for advice.',
            next: 's4b',
          },
          {
            id: 's3b-steady',
            text: 'Apologize to Anjali, restore her pay, set safe tasks until eight, and have the post saved and taken down. Write a chronology dated today. Bring in counsel only if she makes it formal.',
            value: 7,
            feedback:
              'Anjali is safe, paid and told the truth, and your record is honest. The one weak call is counsel. Health information has been disclosed, a request was refused unheard, and the word lawyer has been spoken. Deadlines for reporting a data incident may already be running. An early half-page to counsel is cheaper than a late one.',
            next: 's4a',
          },
        ],
      },
      {
        id: 's4a',
        title: 'Two hours without press 2',
        description: 'Decide how to resolve the request.',
        situation:
          'Wendell calls you in. "I am sorry for what she has been through, but press 2 stands idle from six to eight, and the hospital truck leaves at ten. I need an answer today." The shift planner tells you that Rafiq, a trained presser on the day shift, has asked twice to start earlier. Anjali says, "I would rather stay on folding till eight than lose two hours. I just want it settled."',
        choices: [
          {
            id: 's4a-impose',
            text: 'Confirm in writing that Anjali stays on folding until eight for three months on full pay, with a review at the end. Cover for press 2 is an operating matter, so leave that to Wendell.',
            value: 7,
            feedback:
              'Anjali has her answer, in writing and on full pay. You left two things to luck. Wendell got an order instead of a solution that was one conversation away, so support on the floor will be thin. And three months is long to wait before anyone asks whether it works, or how she is being treated.',
            next: 'end',
          },
          {
            id: 's4a-leave',
            text: 'Decline. Two idle hours on a hospital contract are a real burden, and you have figures to prove it. Offer three months of unpaid leave with her post held, so that she can recover without risk.',
            value: 0,
            feedback:
              'A burden has to be tested against options, and Rafiq was in plain view. Anjali can do her job for most of the shift and told you what would work; unpaid leave takes all of it away. A refusal that skips the easy alternative is hard to defend to her, to a regulator or to yourself.',
            next: 'end',
          },
          {
            id: 's4a-trial',
            text: 'Agree to the three months, with a first review at 30 days: if Rafiq is willing, he presses from six to eight while Anjali folds, both on full pay. Put reasons in writing, and check how she is treated.',
            value: 10,
            feedback:
              "Anjali keeps her hours, Rafiq gets the start he asked for, and the ten o'clock truck leaves full. The term matches the note, and an early review lets Wendell say yes knowing that problems will be heard. The treatment check is the part that experienced people forget: the cold shoulder often comes after the agreement.",
            next: 'end',
          },
          {
            id: 's4a-grade',
            text: "Offer a move to the folding team for three months at the folding rate. It respects the note in full, solves Wendell's problem by letting him fill press 2, and her own post stays open.",
            value: 3,
            feedback:
              'It is safe and tidy, and the post is held. But Anjali needs relief from presses for two hours, and you changed eight hours and her rate of pay. A bigger change than the need requires is poor accommodation, and a pay cut after a request looks like a penalty. Look for the smallest change that works.',
            next: 'end',
          },
        ],
      },
      {
        id: 's4b',
        title: 'A tidy solution',
        description: 'Decide how to resolve the request after trust has been lost.',
        situation:
          'Wendell forwards an email from Anjali: "I asked for two hours. My health became gossip and no one gives me a straight answer. I want my own job, and to be left alone." Gideon has a proposal: "Move her to the evening folding crew for good. No presses, no one from her shift, same rate. Everyone is safe." Wendell likes it and wants it done by Monday.',
        choices: [
          {
            id: 's4b-move',
            text: 'Offer Anjali the evening crew as a choice, with her rate protected and a week to think. It takes her away from the gossip and the presses, and she can refuse it without any consequence.',
            value: 3,
            feedback:
              'You made it voluntary and protected the rate, so this is not the worst answer. Even so, she asked for her own job, and the first thing she is offered is an exit from it. The people who talked stay; the person who asked moves, into evenings, with two children at home. That is how retaliation often looks, however kindly it is meant.',
            next: 'end',
          },
          {
            id: 's4b-rebuild',
            text: 'Keep her in her job: safe tasks until eight, any lost pay restored. Weigh options with her and Wendell, decide in writing, and approve every change to her shifts or record for 90 days.',
            value: 10,
            feedback:
              'Anjali gets what she wanted from the start: safe work, her pay and a straight answer from people other than the one who refused her. The 90-day check protects her and also protects Gideon from a careless decision. Counsel and the privacy lead still need the facts, and supervisors need to learn what a request sounds like.',
            next: 'end',
          },
          {
            id: 's4b-waiver',
            text: 'Offer her safe tasks until eight, any lost pay and a modest sum in return for a signed agreement that the matter is closed and stays confidential. It is generous, and it lets both sides start again.',
            value: 0,
            feedback:
              'She should not have to sign away rights to be paid correctly and to work safely. An agreement drafted without counsel may be void, and a gag over a health complaint may be unlawful. What Anjali learns is that the company pays for silence before it fixes anything. Resolve the request on its merits first.',
            next: 'end',
          },
          {
            id: 's4b-grant',
            text: 'Turn down the evening move. Confirm in writing that she does safe tasks until eight for three months, restore any lost pay, apologize for the gossip, and tell Gideon and Wendell that the case is closed.',
            value: 7,
            feedback:
              'Anjali keeps her job, her pay and her evenings, and the apology is due. Closing the case is too early. No one discussed with her whether other options work better, no one will look at how she is treated on the floor, and Gideon still schedules her alone. Add a review date and a check on any change that affects her.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 40,
    passingScore: 70,
    feedback: {
      passing:
        'Most of your choices heard the request in ordinary words, asked about the work instead of the illness, and kept each fact with the people who needed it. Look again at any choice worth less than 10: most of those lost points come from a sound step with one protection missing, such as an interim measure, a frozen penalty or a review date. Then use the action plan to fix one gap before the next request.',
      failing:
        'Here is how it can go well. First, recognize it: a change at work plus a health reason is a request, even when it reaches you second-hand and no form exists. Pause any refusal, and log it that day with the date it was first said and the date you wrote. Second, discuss it: see the person quickly, ask which tasks and hours are hard and what would help, and leave the diagnosis alone. Change the risky task at once, on full pay, while you look; do not send the person home. Freeze any attendance points linked to the request. Third, record it: the log and any note go in a separate restricted file. The supervisor gets tasks, times and dates. Coworkers get one sentence that is true of everyone. Never create a record that looks older than it is. Fourth, resolve it: look for the smallest change that works, review it early, and put the answer and reasons in writing. Then check pay, shifts and treatment for 90 days, because retaliation often follows the yes. If something goes wrong, say so, restore pay first and call counsel early. Now try again, and notice how early the outcome was set.',
    },
    actionPlan: {
      template:
        'ACTION PLAN: THE REQUEST NOBODY LOGGED\n\nName: ______________________   Date: ______________\n\n1. RECOGNIZE\nThree phrases my supervisors will hear that are requests: ______________________________\nWhat a supervisor does within the same day: ______________________________\n\n2. DISCUSS\nMy opening question about the work: ______________________________\nInterim steps I can approve today, without asking anyone: ______________________________\n\n3. RECORD\nWhere our log and medical papers are kept, and who can open them: ______________________________\nThe one sentence for coworkers: ______________________________\n\n4. RESOLVE AND PROTECT\nWho decides, and by which day after the request: ______________________________\nWho checks pay, shifts and treatment on days 7, 30 and 90: ______________________________\nWhen I call counsel: ______________________________\n\nReview date: ______________   Colleague who will ask me about it: ______________________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Recognize', 'Discuss', 'Record', 'Resolve and protect'],
    },
  },
});

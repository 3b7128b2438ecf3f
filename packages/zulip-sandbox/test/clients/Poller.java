import com.github.jamesnetherton.zulip.client.Zulip;
import com.github.jamesnetherton.zulip.client.api.event.*;
import com.github.jamesnetherton.zulip.client.api.message.*;
import com.github.jamesnetherton.zulip.client.http.ZulipConfiguration;
import java.util.concurrent.*;

public class Poller {
  public static void main(String[] args) throws Exception {
    Zulip zulip = new Zulip(new ZulipConfiguration(new java.net.URL(args[0]), args[1], args[2]));
    CountDownLatch done = new CountDownLatch(1);
    EventPoller poller = zulip.events().captureMessageEvents(new MessageEventListener() {
      public void onEvent(Message message) {
        System.out.println("heard " + message.getContent());
        done.countDown();
      }
    });
    poller.start();
    System.out.println("ready");
    done.await(30, TimeUnit.SECONDS);
    poller.stop();
    System.out.println("topics " + zulip.streams().getTopics(7).execute().size());
    System.out.println("history " + zulip.messages().getMessageHistory(Long.parseLong(args[3])).execute().size());
    System.out.println("groups " + zulip.users().getUserGroups().execute().size());
    zulip.close();
  }
}
